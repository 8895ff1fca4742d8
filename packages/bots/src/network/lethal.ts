import {
  ATTACK_BASE,
  ATTACK_PLAYER,
  apply,
  type CommandCode,
  commandBuffer,
  copyInto,
  copyState,
  firstOf,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  type Seat,
  secondOf,
  USE_ALLY,
  USE_DOUBLE_ALLY,
  USE_PRIMARY,
  USE_SCRAP,
  USE_UPGRADE_ALLY,
} from '@openrealms/engine';
import { cardReach } from './card-reach.ts';
import { settle } from './settle.ts';
import { mayFollow, NEVER, stepOrder } from './turn-order.ts';

const DEEPEST = 24;
const MOST_POSITIONS = 3000;

/** Looks for a sure win in this turn: one that no hidden card can spoil. */
export class Lethal {
  private readonly states: GameState[];
  private readonly codes = Array.from({ length: DEEPEST + 2 }, commandBuffer);
  private positions = 0;

  constructor(like: GameState) {
    this.states = Array.from({ length: DEEPEST + 2 }, () => copyState(like));
  }

  /** The first move of a sure win; undefined if there is none, or none was found. */
  find(state: GameState, seat: Seat): CommandCode | undefined {
    if (!isInReach(state, seat)) return undefined;
    this.positions = MOST_POSITIONS;
    const count = listLegal(state, seat, this.codes[0]);
    copyInto(this.states[0], state);
    for (let i = 0; i < count; i++) {
      const command = this.codes[0][i];
      if (this.tries(0, seat, command, NEVER)) return command;
    }
    return undefined;
  }

  private wins(depth: number, seat: Seat, last: number): boolean {
    const state = this.states[depth];
    const codes = this.codes[depth];
    const count = settle(state, seat, codes);
    if (count === 0) return isOver(state) && ((state.winners >> seat) & 1) === 1;
    if (depth >= DEEPEST || --this.positions < 0) return false;
    for (let i = 0; i < count; i++) if (this.tries(depth, seat, codes[i], last)) return true;
    return false;
  }

  private tries(depth: number, seat: Seat, command: CommandCode, last: number): boolean {
    const state = this.states[depth];
    const isChoice = state.frames > 0;
    if (!isChoice && !helps(state, seat, command)) return false;
    const order = isChoice ? last : stepOrder(state, seat, command);
    if (!isChoice && order !== NEVER && !mayFollow(order, last)) return false;
    const next = this.states[depth + 1];
    copyInto(next, state);
    apply(next, seat, command);
    const { deck } = state.seats[seat];
    if (!isOver(next) && next.cards[deck] !== state.cards[deck]) return false;
    return this.wins(depth + 1, seat, order);
  }
}

/** Whether a step can be part of a win in this turn. */
function helps(state: GameState, seat: Seat, command: CommandCode): boolean {
  switch (kindOf(command)) {
    case USE_PRIMARY:
    case USE_ALLY:
    case USE_DOUBLE_ALLY:
    case USE_UPGRADE_ALLY:
    case USE_SCRAP:
      return true;
    case ATTACK_PLAYER:
      return secondOf(command) === state.seats[seat].combat;
    case ATTACK_BASE: {
      const { slotCard } = state.seats[firstOf(command)];
      return state.catalog.isOutpost[state.cards[slotCard + secondOf(command)]] === 1;
    }
    default:
      return false;
  }
}

/** Whether all combat that could still come would be enough for somebody. */
function isInReach(state: GameState, seat: Seat): boolean {
  const { cards, seats, teams } = state;
  const { combat, slotForm, slots } = seats[seat];
  const reach = cardReach(state.catalog);
  let most = combat;
  for (let slot = 0; slot < slots; slot++) most += reach[cards[slotForm + slot]];
  return seats.some(
    ({ authority, defeated }, other) =>
      teams[other] !== teams[seat] && !defeated && authority <= most,
  );
}
