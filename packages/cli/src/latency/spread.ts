/** How things of which some are much larger are spread. */
export interface Spread {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

/** The nearest of the values themselves; all 0 without any. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: values.length, median: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
