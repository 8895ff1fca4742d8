import type { GameFigures } from '../game-figures.ts';
import { TURNS } from '../targets.ts';
import { line, rect, svg, text, ticksOf } from './markup.ts';

const HEIGHT = 220;
const FOOT = 28;
const LEFT = 40;

/** Games longer than this share of all are put together at the right end. */
const SHOWN = 0.99;

/** How many games took how many turns, with the range that the middle one is to lie in. */
export function histogram({ games, lengths, turns }: GameFigures, width: number): string {
  const last = lastShown(lengths, games);
  const bars = binned(lengths, last);
  const most = Math.max(...bars.map(({ count }) => count / games));
  const ticks = ticksOf(0, most, 4);
  const top = ticks[ticks.length - 1];
  const high = Math.max(last + 2, TURNS[1] + 2);
  const x = (turn: number): number => LEFT + (turn / high) * (width - LEFT - 8);
  const y = (share: number): number => 8 + (1 - share / top) * (HEIGHT - FOOT - 8);
  const foot = y(0);
  return svg(
    width,
    HEIGHT,
    `How many turns games took: ${turns.median} in the median, both players counted together`,
    [
      rect(x(TURNS[0]), 8, x(TURNS[1]) - x(TURNS[0]), foot - 8, 'band'),
      ...ticks.flatMap((tick) => [
        line(LEFT, y(tick), width - 8, y(tick), 'grid'),
        text(LEFT - 6, y(tick) + 4, `${Number((100 * tick).toFixed(1))} %`, 'end'),
      ]),
      ...bars.map(({ from, to, count }) =>
        rect(
          x(from) + 0.5,
          y(count / games),
          Math.max(1, x(to) - x(from) - 1),
          foot - y(count / games),
          'bar',
          `${from === last ? `${from} turns or more` : `${from} or ${to - 1} turns`}: ${count} games`,
        ),
      ),
      line(x(turns.median), 8, x(turns.median), foot, 'zero'),
      ...ticksOf(0, high, width > 600 ? 12 : 6)
        .filter((tick) => tick <= high)
        .map((tick) => text(x(tick), HEIGHT - 8, `${tick}`, 'middle')),
    ],
  );
}

/** An even number of turns. */
function lastShown(lengths: GameFigures['lengths'], games: number): number {
  let sum = 0;
  const found = lengths.find(([, count]) => {
    sum += count;
    return sum >= SHOWN * games;
  });
  return 2 * Math.ceil((found?.[0] ?? 0) / 2);
}

/** Two numbers of turns in a bar: as many as both players take once. */
function binned(
  lengths: GameFigures['lengths'],
  last: number,
): { readonly from: number; readonly to: number; readonly count: number }[] {
  return Array.from({ length: last / 2 + 1 }, (_, i) => {
    const from = 2 * i;
    const count = lengths
      .filter(([turns]) => turns >= from && (from === last || turns < from + 2))
      .reduce((sum, [, games]) => sum + games, 0);
    return { from, to: from + 2, count };
  });
}
