import type { AuthorityPoint } from './statistics.ts';

/** Where the points of a graph lie, in pixels. */
export interface GraphScale {
  readonly x: (index: number) => number;
  readonly y: (authority: number) => number;
  /** Amounts of authority with a line across the graph. */
  readonly levels: readonly number[];
  /** Indices of points with a number under the graph. */
  readonly ticks: readonly number[];
}

export const MARGIN = { top: 8, right: 10, bottom: 22, left: 30 } as const;

/** Numbers under the graph stand at least so far apart. */
const TICK_WIDTH = 34;

export function graphScale(
  points: readonly AuthorityPoint[],
  width: number,
  height: number,
): GraphScale {
  const amounts = points.flatMap(({ authority }) => authority);
  const step = Math.max(...amounts) > 100 ? 50 : 25;
  const top = Math.ceil(Math.max(...amounts, step) / step) * step;
  // The last blow can take a player far below nothing; the graph ends there.
  const bottom = Math.min(0, ...amounts);
  const inner = {
    width: width - MARGIN.left - MARGIN.right,
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const last = Math.max(1, points.length - 1);
  const each =
    [1, 2, 5, 10, 20, 50, 100, 500].find((n) => (inner.width / last) * n >= TICK_WIDTH) ?? 1000;
  return {
    x: (index) => MARGIN.left + (index / last) * inner.width,
    y: (authority) => MARGIN.top + ((top - authority) / (top - bottom)) * inner.height,
    levels: Array.from({ length: top / step + 1 }, (_, i) => i * step),
    ticks: points.flatMap((_, index) => (index % each === 0 ? [index] : [])),
  };
}
