import {
  ACQUIRE,
  ACQUIRE_EXPLORER,
  ATTACK_BASE,
  type CommandCode,
  DAMAGE_BASE,
  damageAmount,
  firstOf,
  type GameState,
  kindOf,
  type Seat,
  secondOf,
  USE_ALLY,
  USE_DOUBLE_ALLY,
  USE_PRIMARY,
  USE_SCRAP,
  USE_UPGRADE_ALLY,
} from '@openrealms/engine';

/** Where a step stands that is never part of a plan. */
export const NEVER = 0;
const USE = 1 << 12;
const BUY = 2 << 12;
const STRIKE = 3 << 12;
const EXPLORER = BUY | 0xfff;

/**
 * Where a step of the main phase stands in a plan: abilities first, then purchases, then attacks on bases. The same steps in another
 * order lead to the same end of the turn, so a plan takes them in this order only. Attacks on players end a plan and stand nowhere.
 */
export function stepOrder(state: GameState, seat: Seat, command: CommandCode): number {
  const a = firstOf(command);
  const b = secondOf(command);
  switch (kindOf(command)) {
    case USE_PRIMARY:
      return USE | (a << 3);
    case USE_ALLY:
      return USE | (a << 3) | 1;
    case USE_DOUBLE_ALLY:
      return USE | (a << 3) | 2;
    case USE_UPGRADE_ALLY:
      return USE | (a << 3) | 3;
    case USE_SCRAP:
      return USE | (a << 3) | 4;
    case ACQUIRE:
      return BUY | (a << 4) | b;
    case ACQUIRE_EXPLORER:
      return EXPLORER;
    case ATTACK_BASE:
      return STRIKE | (a << 8) | b;
    case DAMAGE_BASE:
      return damageAmount(command) === state.seats[seat].combat ? STRIKE | 0xfff : NEVER;
    default:
      return NEVER;
  }
}

/** Whether a step that stands at `order` may follow one that stands at `last`: only Explorers are bought again and again. */
export function mayFollow(order: number, last: number): boolean {
  return order > last || (order === last && order === EXPLORER);
}

/** What makes two steps the same: the second of two equal cards is not looked at while the first is there. */
export function stepSubject(state: GameState, seat: Seat, command: CommandCode): number {
  const a = firstOf(command);
  switch (kindOf(command)) {
    case USE_PRIMARY:
    case USE_ALLY:
    case USE_DOUBLE_ALLY:
    case USE_UPGRADE_ALLY:
    case USE_SCRAP:
      return (state.cards[state.seats[seat].slotForm + a] << 5) | kindOf(command);
    case ACQUIRE:
      return (state.cards[state.layout.tradeRow + a] << 9) | (secondOf(command) << 5) | ACQUIRE;
    default:
      return -1;
  }
}
