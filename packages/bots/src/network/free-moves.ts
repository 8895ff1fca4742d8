/**
 * Moves that need no thought: cards are played, and abilities that cost nothing are used, in an order that loses nothing. The
 * order comes from what the cards do: bases, draws, what wants other cards still in hand, plain gains, copies.
 */
import {
  type Card,
  type Catalog,
  type CommandCode,
  type Effect,
  firstOf,
  type GameState,
  kindOf,
  PLAY,
  type Seat,
  USE_ALLY,
  USE_DOUBLE_ALLY,
  USE_PRIMARY,
  USE_SCRAP,
  USE_UPGRADE_ALLY,
} from '@openrealms/engine';

interface Freedom {
  /** By card number, how early it is played; higher first. */
  readonly order: Uint8Array;
  /** Whether using the ability can only help. */
  readonly primary: Uint8Array;
  readonly ally: Uint8Array;
  readonly doubleAlly: Uint8Array;
  readonly upgradeAlly: Uint8Array;
}

const freedoms = new WeakMap<Catalog, Freedom>();

function freedomOf(catalog: Catalog): Freedom {
  let freedom = freedoms.get(catalog);
  if (freedom === undefined) {
    const facts = (fact: (card: Card) => number) =>
      Uint8Array.from(catalog.cards, (card) => (card === null ? 0 : fact(card)));
    freedom = {
      order: facts(orderOf),
      primary: facts(({ primary }) => (costsNothing(primary) ? 1 : 0)),
      ally: facts(({ ally }) => (costsNothing(ally) ? 1 : 0)),
      doubleAlly: facts(({ doubleAlly }) => (costsNothing(doubleAlly) ? 1 : 0)),
      upgradeAlly: facts(({ upgradeAlly }) => (costsNothing(upgradeAlly) ? 1 : 0)),
    };
    freedoms.set(catalog, freedom);
  }
  return freedom;
}

/** The move among these legal ones that needs no thought; undefined if all that is left does. */
export function freeMove(
  state: GameState,
  seat: Seat,
  codes: Int32Array,
  count: number,
): CommandCode | undefined {
  if (state.frames > 0) return undefined;
  const { order, primary, ally, doubleAlly, upgradeAlly } = freedomOf(state.catalog);
  const { slotForm } = state.seats[seat];
  let found: CommandCode | undefined;
  let highest = -1;
  for (let i = 0; i < count; i++) {
    const command = codes[i];
    const kind = kindOf(command);
    const a = firstOf(command);
    if (kind === PLAY) {
      if (order[a] > highest) {
        highest = order[a];
        found = command;
      }
    } else if (kind === USE_PRIMARY) {
      if (primary[state.cards[slotForm + a]] === 1) return command;
    } else if (kind === USE_ALLY) {
      if (ally[state.cards[slotForm + a]] === 1) return command;
    } else if (kind === USE_DOUBLE_ALLY) {
      if (doubleAlly[state.cards[slotForm + a]] === 1) return command;
    } else if (kind === USE_UPGRADE_ALLY) {
      if (upgradeAlly[state.cards[slotForm + a]] === 1) return command;
    } else if (kind !== USE_SCRAP) {
      break;
    }
  }
  return found;
}

const COPY = 0;
const COUNTS = 1;
const GAIN = 2;
const CHOICE = 3;
const DRAW = 4;
const BASE = 5;

function orderOf({ type, primary }: Card): number {
  if (type === 'base') return BASE;
  const has = (kind: Effect['kind']) => primary.some((effect) => effect.kind === kind);
  if (has('copy-ship')) return COPY;
  if (primary.some((effect) => effect.kind === 'draw' && typeof effect.amount === 'object')) {
    return COUNTS;
  }
  if (has('draw')) return DRAW;
  return primary.every(isGain) ? GAIN : CHOICE;
}

function isGain({ kind }: Effect): boolean {
  return kind === 'trade' || kind === 'combat' || kind === 'authority';
}

/** Whatever takes a card that one might want to keep has a cost. */
function costsNothing(effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    switch (effect.kind) {
      case 'scrap':
        return effect.may || effect.upTo;
      case 'discard':
        return effect.upTo;
      case 'scrap-trade-row':
        return effect.may;
      case 'draw':
        // How many depends on what is played before.
        return typeof effect.amount !== 'object';
      case 'choose':
        return effect.branches.some(costsNothing);
      case 'if-bases':
        return costsNothing(effect.effects);
      default:
        return true;
    }
  });
}
