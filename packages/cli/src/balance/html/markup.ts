/** Small parts of a page. */

/** Text that is nothing but text, also between quotation marks. */
export function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A table; the cells are markup. Columns are named so that a narrow screen can leave some out. */
export interface Column<T> {
  readonly name: string;
  readonly kind: 'text' | 'figure' | 'extra' | 'plot';
  readonly cell: (row: T) => string;
}

/** Rows of one group, which `groupOf` names, stand together under its name. */
export function table<T>(
  caption: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  groupOf: (row: T) => string = () => '',
): string {
  const head = columns.map(
    ({ name, kind }) => `<th scope="col" class="${kind}">${safe(name)}</th>`,
  );
  const groups = [...new Set(rows.map(groupOf))].map((group) => {
    const title =
      group === ''
        ? ''
        : `<tr class="group"><th scope="rowgroup" colspan="${columns.length}">${safe(group)}</th></tr>\n`;
    const lines = rows.filter((row) => groupOf(row) === group).map((row) => rowOf(columns, row));
    return `<tbody>\n${title}${lines.join('\n')}\n</tbody>`;
  });
  return `<table><caption>${safe(caption)}</caption><thead><tr>${head.join('')}</tr></thead>${groups.join('')}</table>`;
}

function rowOf<T>([first, ...others]: readonly Column<T>[], row: T): string {
  const cells = others.map(({ kind, cell }) => `<td class="${kind}">${cell(row)}</td>`);
  return `<tr><th scope="row" class="${first.kind}">${first.cell(row)}</th>${cells.join('')}</tr>`;
}

/** A plot in two shapes: one for a desk and one for a phone, of which the page shows the one that fits. */
export function plotted(draw: (width: number) => string): string {
  return `<div class="wide">${draw(1040)}</div><div class="narrow">${draw(360)}</div>`;
}

export function svg(
  width: number,
  height: number,
  label: string,
  parts: readonly string[],
): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${safe(label)}">\n${parts.join('\n')}\n</svg>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}" class="${kind}"/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  kind: string,
  title?: string,
): string {
  const inside = title === undefined ? '/>' : `><title>${safe(title)}</title></rect>`;
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" class="${kind}"${inside}`;
}

export function text(x: number, y: number, words: string, kind: string): string {
  return `<text x="${short(x)}" y="${short(y)}" class="${kind}">${safe(words)}</text>`;
}

function short(value: number): string {
  return `${Number(value.toFixed(1))}`;
}

/** Round numbers that divide a range into about so many parts, the range included. */
export function ticksOf(low: number, high: number, parts: number): number[] {
  const rough = Math.max(high - low, 1e-9) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
