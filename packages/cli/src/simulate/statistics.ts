export type Interval = readonly [low: number, high: number];

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.959964;

/** The 95 % Wilson score interval of a proportion: honest also for few games and for rates near 0 or 1. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const spread = (Z * Z) / trials;
  const centre = rate + spread / 2;
  const half = Z * Math.sqrt((rate * (1 - rate) + spread / 4) / trials);
  const scale = 1 + spread;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}

/**
 * The 95 % interval of the mean of differences between two results that are 0 or 1 each. Two games are added, with half a
 * game of each of the four outcomes, which keeps it honest for few games and for differences that are all alike.
 */
export function pairedInterval(differences: readonly number[]): Interval {
  const count = differences.length + 2;
  const up = differences.filter((difference) => difference > 0).length + 0.5;
  const down = differences.filter((difference) => difference < 0).length + 0.5;
  const centre = (up - down) / count;
  const half = Z * Math.sqrt(((up + down) / count - centre * centre) / count);
  return [Math.max(-1, centre - half), Math.min(1, centre + half)];
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
