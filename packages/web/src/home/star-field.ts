/** Scattered dots as the data of one SVG path: stroke it with round caps. The same seed gives the same sky. */
export function starPath(seed: number, count: number, width: number, height: number): string {
  let word = seed;
  const next = (): number => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 2 ** 32;
  };
  return Array.from(
    { length: count },
    () => `M${Math.round(next() * width)} ${Math.round(next() * height)}h0`,
  ).join('');
}
