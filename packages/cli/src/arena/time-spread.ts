/** How long things take, in milliseconds. */
export interface Times {
  readonly median: number;
  readonly p99: number;
}

/** Each is so much longer than the one before. */
const STEP = Math.log(1.01);
const SHORTEST = 1e-4;

/** Counts times in classes of one per cent, so that millions of them take no room. */
export function timeSpread(): { add(milliseconds: number): void; times(): Times | null } {
  const classes: number[] = [];
  let count = 0;
  const below = (share: number): number => {
    let left = share * count;
    for (const [index, size = 0] of classes.entries()) {
      left -= size;
      if (left <= 0 && size > 0) return SHORTEST * Math.exp((index + 0.5) * STEP);
    }
    return 0;
  };
  return {
    add(milliseconds) {
      const index = Math.max(0, Math.floor(Math.log(milliseconds / SHORTEST) / STEP));
      classes[index] = (classes[index] ?? 0) + 1;
      count++;
    },
    times: () => (count === 0 ? null : { median: below(0.5), p99: below(0.99) }),
  };
}
