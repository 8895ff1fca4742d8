/** What this share of the values, nineteen of twenty for 0.95, does not exceed. No number where there are none. */
export function percentile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
