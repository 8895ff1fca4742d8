/**
 * Where each zone lies in the one array that holds all cards of a game.
 *
 * A zone is a number: the index of its first entry. A list zone starts with its length, followed by its cards.
 * The trade row is five entries, one for each space, without a length. A player's cards in play are three
 * parallel runs of entries, one for each slot: the card, the card it is a copy of (itself, unless it copies), and
 * what has happened to it this turn.
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

  /** By seat: the personal deck, its top card last. */
  readonly deck: readonly number[];
  /** By seat: the hand, in ascending order of card number, for a hand has no order. */
  readonly hand: readonly number[];
  /** By seat: the discard pile, its top card last. */
  readonly discard: readonly number[];
  /**
   * By seat: the cards played this turn, in the order of playing, also those that have left play since. It has
   * room for twice all cards: one that comes back to the hand through the top of the deck can be played again.
   */
  readonly played: readonly number[];
  /** By seat: the cards of the hand that everybody at the table knows to be there. */
  readonly knownHand: readonly number[];
  readonly slotCard: readonly number[];
  readonly slotForm: readonly number[];
  readonly slotFlags: readonly number[];
}

export const ROW_SPACES = 5;

/** A frame of the effect stack is this many entries; state/frames.ts says which. */
export const FRAME = 5;
export const MAX_FRAMES = 16;

const layouts = new Map<number, Layout>();

/** The layout for so many seats and cards; the same one each time. */
export function layoutFor(seats: number, capacity: number): Layout {
  const key = capacity * 8 + seats;
  let layout = layouts.get(key);
  if (layout === undefined) {
    layout = makeLayout(seats, capacity);
    layouts.set(key, layout);
  }
  return layout;
}

function makeLayout(seats: number, capacity: number): Layout {
  let next = 0;
  const take = (entries: number): number => {
    const start = next;
    next += entries;
    return start;
  };
  const list = (): number => take(capacity + 1);
  const perSeat = (zone: () => number): number[] => Array.from({ length: seats }, zone);

  const shared = {
    stack: take(FRAME * MAX_FRAMES),
    tradeRow: take(ROW_SPACES),
    tradeDeck: list(),
    scrapHeap: list(),
  };
  const own = {
    deck: perSeat(list),
    hand: perSeat(list),
    discard: perSeat(list),
    played: perSeat(() => take(2 * capacity + 1)),
    knownHand: perSeat(list),
    slotCard: perSeat(() => take(capacity)),
    slotForm: perSeat(() => take(capacity)),
    slotFlags: perSeat(() => take(capacity)),
  };
  return { seats, capacity, size: next, ...shared, ...own };
}
