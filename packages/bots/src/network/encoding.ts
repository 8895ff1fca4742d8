import { SIDE_NUMBERS } from './side.ts';

// The zones that the network tells apart.
export const MY_TOP = 0;
export const MY_DECK = 1;
export const MY_DISCARD = 2;
export const MY_BASES = 3;
export const FOE_HIDDEN = 4;
export const FOE_DISCARD = 5;
export const FOE_BASES = 6;
export const ROW = 7;
export const MATE_CARDS = 8;
export const MATE_BASES = 9;
/** All cards of a side once more, each counted as its share of the deck. */
export const MY_SHARE = 10;
export const FOE_SHARE = 11;
export const ZONES = 12;

/** The numbers about the table. */
const TABLE = 24;
/** All numbers besides the cards: of this side, of the others, of the table. */
export const SCALARS = 2 * SIDE_NUMBERS + TABLE;

/** More cards than any position has, counted once for each zone and owner. */
const MAX_ENTRIES = 1200;

/**
 * A position as the network reads it: which cards lie in which zone, and a few numbers. It is always read as if the player had
 * just ended the turn: before the draw, which nobody can know. Nothing hidden from the player enters it: cards of others in
 * hand and deck are one zone, and one's own deck has no order but for what was seen to go on top.
 */
export class Encoding {
  /** Zone and card of each entry: zone * cards + card. */
  readonly places: Uint16Array;
  readonly weights: Float32Array;
  entries = 0;
  /** What a card of my deck, and one of the foes', is of it. */
  readonly shares = new Float32Array(2);
  readonly scalars = new Float32Array(SCALARS);

  constructor(capacity = MAX_ENTRIES) {
    this.places = new Uint16Array(capacity);
    this.weights = new Float32Array(capacity);
  }

  clear(): void {
    this.entries = 0;
    this.shares.fill(0);
    this.scalars.fill(0);
  }

  add(place: number, weight: number): void {
    this.places[this.entries] = place;
    this.weights[this.entries] = weight;
    this.entries++;
  }

  /** The same position in as little memory as it needs. */
  compact(): Encoding {
    const { entries, places, scalars, shares, weights } = this;
    const copy = new Encoding(entries);
    copy.places.set(places.subarray(0, entries));
    copy.weights.set(weights.subarray(0, entries));
    copy.entries = entries;
    copy.shares.set(shares);
    copy.scalars.set(scalars);
    return copy;
  }
}
