import type { Interval } from '../simulate/statistics.ts';

/** Where numbers lie: the middle one with its 95 % interval, and the middle half. */
export interface Spread {
  readonly median: number;
  /** Null where even the least and the greatest number would be too narrow. */
  readonly interval: Interval | null;
  readonly quartiles: Interval;
}

/** Fewer numbers all lie on one side of the true median too often. */
const FEWEST = 6;

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.959964;

/**
 * The interval of the median is between two of the numbers: so many lie below the true median as heads fall in as many throws of a
 * coin.
 */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (place: number): number => sorted[Math.max(0, Math.min(last, place))] ?? 0;
  const quantile = (share: number): number => {
    const place = share * last;
    const below = Math.floor(place);
    return at(below) + (place - below) * (at(below + 1) - at(below));
  };
  const half = (Z * Math.sqrt(sorted.length)) / 2;
  const middle = sorted.length / 2;
  return {
    median: quantile(0.5),
    interval:
      sorted.length < FEWEST
        ? null
        : [at(Math.floor(middle - half)), at(Math.ceil(middle + half) - 1)],
    quartiles: [quantile(0.25), quantile(0.75)],
  };
}
