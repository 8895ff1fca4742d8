import { SCENARIO_ENTRIES } from '../scenarios/numbers.ts';

/**
 * Where each zone lies in the one array that holds all cards of a game.
 *
 * A zone is a number: the index of its first entry. A list zone starts with its length, followed by its cards.
 * The trade row is five entries, one for each space, without a length.
 */
export interface Layout {
  readonly seats: number;
  /** How many cards the whole game has: no zone can hold more. */
  readonly capacity: number;
  /** Length of the array. */
  readonly size: number;

  readonly tradeDeck: number;
  readonly tradeRow: number;
  readonly scrapHeap: number;
  readonly stack: number;

  readonly zones: readonly SeatZones[];

  /** What only a challenge has: two piles of the Boss, and its numbers, which bosses/numbers.ts names. */
  readonly firstPile: number;
  readonly secondPile: number;
  readonly numbers: number;

  /** What only a scenario game has: used stickers and counters, which scenarios/numbers.ts names. */
  readonly scenario: number;
}

/** The zones of one player. */
export interface SeatZones {
  /** The personal deck, its top card last. */
  readonly deck: number;
  /** The hand, in ascending order of card number, for a hand has no order. */
  readonly hand: number;
  /** The discard pile, its top card last. */
  readonly discard: number;
  /**
   * The cards played this turn, in the order of playing, also those that have left play since. It has room for
   * three times all cards: one that comes back to the hand through the top of the deck can be played again.
   */
  readonly played: number;
  /** The cards of the hand that everybody at the table knows to be there. */
  readonly knownHand: number;
  /** The cards in the scrap heap that come back to the discard pile at the end of this turn. */
  readonly returning: number;
  /**
   * Cards in play are three parallel runs of entries, one for each slot: the card, the card it is a copy of
   * (itself, unless it copies), and what it can still do this turn, as the bits of cards/card-number.ts.
   */
  readonly slotCard: number;
  readonly slotForm: number;
  readonly slotAbilities: number;
}

export const ROW_SPACES = 5;

/** A frame of the effect stack is this many entries; frame-entries.ts says which. */
export const FRAME = 5;
/** Room for the abilities under way and for what several Raiders who leave one after the other still have to leave behind. */
export const MAX_FRAMES = 32;

/** How many numbers a challenge has. */
const NUMBERS = 12;

/** What a table has that others have not. */
export type TableExtras = 'none' | 'challenge' | 'scenario';
const EXTRAS: readonly TableExtras[] = ['none', 'challenge', 'scenario'];

const layouts = new Map<number, Layout>();

/**
 * The layout for so many seats and cards, with room for cards that come back and for what a Boss or a scenario has, or
 * without; the same one each time.
 */
export function layoutFor(
  seats: number,
  capacity: number,
  returns = false,
  extras: TableExtras = 'none',
): Layout {
  const key = ((capacity * 8 + seats) * 2 + Number(returns)) * 4 + EXTRAS.indexOf(extras);
  let layout = layouts.get(key);
  if (layout === undefined) {
    layout = makeLayout(seats, capacity, returns, extras);
    layouts.set(key, layout);
  }
  return layout;
}

function makeLayout(
  seats: number,
  capacity: number,
  returns: boolean,
  extras: TableExtras,
): Layout {
  let next = 0;
  const take = (entries: number): number => {
    const start = next;
    next += entries;
    return start;
  };
  const list = (): number => take(capacity + 1);
  const shared = {
    stack: take(FRAME * MAX_FRAMES),
    tradeRow: take(ROW_SPACES),
    tradeDeck: list(),
    scrapHeap: list(),
  };
  const zones = Array.from({ length: seats }, () => ({
    deck: list(),
    hand: list(),
    discard: list(),
    played: take(3 * capacity + 1),
    knownHand: list(),
    returning: returns ? list() : take(1),
    slotCard: take(capacity),
    slotForm: take(capacity),
    slotAbilities: take(capacity),
  }));
  const challenge = extras === 'challenge';
  const boss = {
    firstPile: challenge ? list() : 0,
    secondPile: challenge ? list() : 0,
    numbers: challenge ? take(NUMBERS) : 0,
  };
  const scenario = extras === 'scenario' ? take(SCENARIO_ENTRIES) : 0;
  return { seats, capacity, size: next, ...shared, zones, ...boss, scenario };
}
