import type { Catalog } from '@openrealms/engine';
import { CARD_NUMBERS, cardVector } from './card-vector.ts';
import { Encoding, SCALARS, ZONES } from './encoding.ts';

/**
 * What the network has learned. A card in a zone adds a vector to the hidden layer: a matrix for the zone times the numbers of
 * the card, and something of its own for a card that was seen in training.
 */
export interface Weights {
  readonly hidden: number;
  /** Zone by zone, for each number of a card a row of the hidden layer. */
  readonly zones: Float32Array;
  /** By card id: zone by zone, a row of the hidden layer. */
  readonly cards: ReadonlyMap<string, Float32Array>;
  /** For each scalar a row; the last row is the bias. */
  readonly scalars: Float32Array;
  /** From the hidden layer to the value; the last entry is the bias. */
  readonly output: Float32Array;
}

/** Below zero, a little of it passes. */
export const LEAK = 0.05;

/** The weights multiplied out for the cards of one catalog: a position costs a row for each of its cards. */
export class Network {
  readonly hidden: number;
  /** For zone * cards + card, a row. */
  readonly table: Float32Array;
  readonly activation: Float32Array;
  private readonly weights: Weights;
  /** The position seen last, and the sums of the hidden layer for it: the next one is seldom very different. */
  private readonly last = new Encoding();
  private readonly sums: Float32Array;
  /** By place, how much more of it there is than in the last position. */
  private readonly more: Float32Array;
  private isFresh = false;

  constructor(weights: Weights, catalog: Catalog) {
    this.weights = weights;
    this.hidden = weights.hidden;
    this.table = new Float32Array(ZONES * catalog.cards.length * weights.hidden);
    this.activation = new Float32Array(weights.hidden);
    this.sums = new Float32Array(weights.hidden);
    this.more = new Float32Array(ZONES * catalog.cards.length);
    fillTable(this.table, weights, catalog);
  }

  /** The weights have changed: nothing that was summed up before holds any more. */
  forget(): void {
    this.isFresh = false;
  }

  /** Sums the hidden layer up for this position; `value` of positions like it is quick from now on. */
  anchor(position: Encoding): void {
    const { hidden, sums } = this;
    const { scalars } = this.weights;
    if (!this.isFresh) {
      const bias = SCALARS * hidden;
      for (let h = 0; h < hidden; h++) sums[h] = scalars[bias + h];
      this.last.clear();
      this.isFresh = true;
    }
    this.addChanges(position, sums);
    this.last.set(position);
  }

  /** The chance to win that it sees for the player whose position this is, from 0 to 1. */
  value(position: Encoding): number {
    if (!this.isFresh) this.anchor(position);
    const { activation, hidden } = this;
    const { output } = this.weights;
    activation.set(this.sums);
    this.addChanges(position, activation);
    let sum = output[hidden];
    for (let h = 0; h < hidden; h++) {
      const a = activation[h];
      sum += output[h] * (a > 0 ? a : LEAK * a);
    }
    return 1 / (1 + Math.exp(-sum));
  }

  /** Adds to the sums of the last position what this one has more, or less. */
  private addChanges(position: Encoding, sums: Float32Array): void {
    const { hidden, last, more } = this;
    const { scalars } = this.weights;
    for (let i = 0; i < last.entries; i++) more[last.places[i]] -= last.weights[i];
    for (let i = 0; i < position.entries; i++) more[position.places[i]] += position.weights[i];
    this.addRows(last, sums);
    this.addRows(position, sums);
    for (let i = 0; i < SCALARS; i++) {
      const x = position.scalars[i] - last.scalars[i];
      if (x === 0) continue;
      const row = i * hidden;
      for (let h = 0; h < hidden; h++) sums[h] += x * scalars[row + h];
    }
  }

  private addRows({ entries, places }: Encoding, sums: Float32Array): void {
    const { hidden, more, table } = this;
    for (let i = 0; i < entries; i++) {
      const place = places[i];
      const x = more[place];
      if (x === 0) continue;
      more[place] = 0;
      const row = place * hidden;
      for (let h = 0; h < hidden; h++) sums[h] += x * table[row + h];
    }
  }
}

/** The row of each card in each zone. */
export function fillTable(
  table: Float32Array,
  { cards, hidden, zones }: Weights,
  catalog: Catalog,
  withoutOwn?: (number: number) => boolean,
): void {
  const size = catalog.cards.length;
  table.fill(0);
  catalog.cards.forEach((card, number) => {
    if (card === null) return;
    const vector = cardVector(card);
    const own = withoutOwn?.(number) ? undefined : cards.get(card.id);
    for (let zone = 0; zone < ZONES; zone++) {
      const row = (zone * size + number) * hidden;
      for (let i = 0; i < CARD_NUMBERS; i++) {
        const x = vector[i];
        if (x === 0) continue;
        const from = (zone * CARD_NUMBERS + i) * hidden;
        for (let h = 0; h < hidden; h++) table[row + h] += x * zones[from + h];
      }
      if (own === undefined) continue;
      for (let h = 0; h < hidden; h++) table[row + h] += own[zone * hidden + h];
    }
  });
}
