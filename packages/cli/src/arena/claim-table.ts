import { grid, percent, range } from './figures.ts';
import type { Summary } from './summary.ts';

/** Of a ladder, whether it is one; of a bot in focus, whether it wins more than its share. */
export function claimTable({ kind, claims }: Summary): string {
  const bar = percent(claims[0].bar);
  const { title, words, head } =
    kind === 'ladder'
      ? {
          title: `Each against the one below it; the aim is ${bar} % or more:`,
          words: ['reached', 'missed'],
          head: 'aim',
        }
      : {
          title: `One side for the bot in focus, the rest for the other; its share is ${bar} %:`,
          words: ['more', 'less'],
          head: 'than its share',
        };
  const rows = claims.map(({ bots, games, score, interval, reached, certain }) => [
    `${bots[0]} over ${bots[1]}`,
    `${percent(score)} %`,
    range(interval),
    `${games}`,
    `${words[reached ? 0 : 1]}${certain ? '' : ', not certain'}`,
  ]);
  return `${title}\n${grid([['', 'score', '95 %', 'games', head], ...rows])}`;
}
