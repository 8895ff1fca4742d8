/** Figures for people. */

/** Columns as wide as what is in them. */
export function grid(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows
    .map((row) =>
      row
        .map((text, i) => text.padEnd(widths[i]))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

/** Like "48.1 to 52.3". */
export function range([low, high]: readonly [number, number]): string {
  return `${percent(low)} to ${percent(high)}`;
}

/** A hair is added so that a score and what is left of it round alike: 0.25 and 1 - 0.9975. */
export function percent(value: number): string {
  return (100 * value + 1e-9).toFixed(1);
}

/** Milliseconds, with as many digits as say something. */
export function time(milliseconds: number): string {
  if (milliseconds < 0.1) return milliseconds.toFixed(4);
  return milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(0);
}
