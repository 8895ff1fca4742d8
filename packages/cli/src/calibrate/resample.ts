import { randomFrom, roll } from '@openrealms/engine';
import type { Interval } from '../simulate/statistics.ts';

const SAMPLES = 1_000;
const FEWEST_SAMPLES = 200;

/** Games that are drawn in all, so that many games need not wait for their intervals. */
const DRAWS = 10_000_000;

/**
 * Draws as many games anew, many times over, and gives the sums of their rows each time: how much a figure that is made of such
 * sums varies. Whole games are drawn, since what happens in one game is not independent.
 */
export function resampledSums(rows: readonly Float64Array[], seed: string): Float64Array[] {
  const random = randomFrom(`${seed}:bootstrap`);
  const samples = Math.max(FEWEST_SAMPLES, Math.min(SAMPLES, Math.floor(DRAWS / rows.length)));
  // A game fills few of the places of its row, and it is drawn a thousand times.
  const filled = rows.map((row) => [...row.keys()].filter((place) => row[place] !== 0));
  return Array.from({ length: samples }, () => {
    const sums = new Float64Array(rows[0].length);
    for (let i = 0; i < rows.length; i++) {
      const drawn = roll(random, rows.length);
      const row = rows[drawn];
      for (const place of filled[drawn]) sums[place] += row[place];
    }
    return sums;
  });
}

export function addTo(sums: Float64Array, row: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i] += row[i];
}

/** The middle 95 % of these; what is not a number, because nothing was drawn for it, is left out. */
export function middleOf(values: readonly number[]): Interval {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))];
  return [at(0.025), at(0.975)];
}
