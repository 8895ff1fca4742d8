/** Settings for tests that are not about time: opponents act at once and nothing moves. */
export const QUICK = { pace: 'instant', animation: 'off' } as const;
