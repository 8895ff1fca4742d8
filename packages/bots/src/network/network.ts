import type { Catalog } from '@openrealms/engine';
import { fillTable } from './card-table.ts';
import { type Encoding, MY_SHARE, SCALARS, ZONES } from './encoding.ts';
import { type Kernel, kernelOn } from './kernel.ts';
import { Memory } from './memory.ts';

/**
 * What the network has learned. A card in a zone adds a vector to the first layer: a matrix for the zone times the numbers of
 * the card, and something of its own for a card that was seen in training.
 */
export interface Weights {
  /** Units of the first layer, a multiple of four. */
  readonly hidden: number;
  /** Zone by zone, for each number of a card a row of the first layer. */
  readonly zones: Float32Array;
  /** By card id: zone by zone, a row of the first layer. */
  readonly cards: ReadonlyMap<string, Float32Array>;
  /** For each scalar a row of the first layer; the last row is the bias. */
  readonly scalars: Float32Array;
  /** For each unit of the second layer a row of weights from the first; the last row holds the biases. */
  readonly second: Float32Array;
  /** To the value: the bias, then a weight for each unit of the second layer. */
  readonly output: Float32Array;
}

/** Units of the second layer. */
export const SECOND = 16;

/** Below zero, a little of it passes. */
export const LEAK = 0.05;

/** An entry for the kernel: a row of the table, how much of it, and to which of the sums. */
const ENTRY = 3;
const MAX_CHANGES = 2048;

/** From a scale without ends to a chance. */
export function chanceOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The weights multiplied out for the cards of one catalog: a position costs a row for each of its cards. */
export class Network {
  readonly hidden: number;
  /** For zone * cards + card, a row; then a row for each scalar, and the bias. */
  readonly table: Float32Array;
  /** The layers of the position valued last; what was negative has become very small. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  private readonly catalog: Catalog;
  private readonly weights: Weights;
  private readonly kernel: Kernel;
  /** The numbers of the position that was anchored. */
  private readonly before = new Float32Array(SCALARS);
  /** Its sums of the first layer: plain zones, then the two in which cards count by their share. */
  private readonly sums: Float32Array;
  private readonly work: Float32Array;
  private readonly weightsToSecond: Float32Array;
  private readonly output: Float32Array;
  private readonly changeRows: Uint32Array;
  private readonly changeFactors: Float32Array;
  private readonly size: number;

  constructor(weights: Weights, catalog: Catalog) {
    const { hidden } = weights;
    this.catalog = catalog;
    this.weights = weights;
    this.hidden = hidden;
    this.size = catalog.cards.length;
    const rows = ZONES * this.size + SCALARS + 1;
    const memory = new Memory();
    const table = memory.take(rows * hidden);
    const sums = memory.take(3 * hidden);
    const work = memory.take(3 * hidden);
    const first = memory.take(hidden);
    const second = memory.take(SECOND);
    const toSecond = memory.take(SECOND * (hidden + 1));
    const output = memory.take(SECOND + 4);
    const changes = memory.take(ENTRY * MAX_CHANGES);
    this.table = memory.floats(table);
    this.sums = memory.floats(sums);
    this.work = memory.floats(work);
    this.first = memory.floats(first);
    this.second = memory.floats(second);
    this.weightsToSecond = memory.floats(toSecond);
    this.output = memory.floats(output);
    this.changeFactors = memory.floats(changes);
    this.changeRows = memory.whole(changes);
    this.kernel = kernelOn(memory.settle());
    this.refresh();
  }

  /** Takes the weights over as they are now; cards that `isAnonymous` are judged by their numbers alone. */
  refresh(isAnonymous?: (card: number) => boolean): void {
    const { hidden, table, weights } = this;
    fillTable(table, weights, this.catalog, isAnonymous);
    table.set(weights.scalars, ZONES * this.size * hidden);
    this.weightsToSecond.set(weights.second);
    this.output.set(weights.output);
  }

  /** Sums the first layer up for a position; `score` of positions like it is quick from now on. */
  anchor(position: Encoding): void {
    const { before, hidden, sums } = this;
    const bias = (ZONES * this.size + SCALARS) * hidden;
    sums.fill(0);
    sums.set(this.table.subarray(bias, bias + hidden));
    before.fill(0);
    this.addChanges(position, sums);
    before.set(position.scalars);
  }

  /** The chance to win that it sees for the player whose position this is, from 0 to 1. */
  value(position: Encoding): number {
    this.anchor(position);
    return chanceOf(this.forward(this.sums, position));
  }

  /** What it thinks of a position of which only the differences to the anchored one are given, on a scale without ends. */
  score(changes: Encoding): number {
    this.work.set(this.sums);
    this.addChanges(changes, this.work);
    return this.forward(this.work, changes);
  }

  private forward(sums: Float32Array, { shares }: Encoding): number {
    const { first, hidden, output, second, weightsToSecond } = this;
    const width = 4 * hidden;
    return this.kernel.forward(
      sums.byteOffset,
      shares[0],
      shares[1],
      LEAK,
      first.byteOffset,
      weightsToSecond.byteOffset,
      weightsToSecond.byteOffset + SECOND * width,
      second.byteOffset,
      output.byteOffset,
      width,
      SECOND,
    );
  }

  private addChanges({ entries, places, scalars, weights }: Encoding, sums: Float32Array): void {
    const { before, changeFactors, changeRows, size, table } = this;
    const shared = MY_SHARE * size;
    let at = 0;
    for (let i = 0; i < entries; i++) {
      const place = places[i];
      changeRows[at] = place;
      changeFactors[at + 1] = weights[i];
      changeRows[at + 2] = place < shared ? 0 : place < shared + size ? 1 : 2;
      at += ENTRY;
    }
    const start = ZONES * size;
    for (let i = 0; i < SCALARS; i++) {
      const x = scalars[i] - before[i];
      if (x === 0) continue;
      changeRows[at] = start + i;
      changeFactors[at + 1] = x;
      changeRows[at + 2] = 0;
      at += ENTRY;
    }
    this.kernel.addRows(
      changeRows.byteOffset,
      at / ENTRY,
      table.byteOffset,
      sums.byteOffset,
      4 * this.hidden,
    );
  }
}
