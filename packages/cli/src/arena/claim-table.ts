import type { Claim } from './claims.ts';
import { grid, percent, range } from './figures.ts';
import type { Summary } from './summary.ts';

/** Of a ladder, whether it is one; of a bot in focus, whether it wins more than its share. */
export function claimTable({ kind, claims, sides }: Summary): string {
  const bar = percent(claims[0].bar);
  const [title, head] =
    kind === 'ladder'
      ? [`Each against the one below it; the aim is ${bar} % or more:`, ['step', 'aim']]
      : [`In focus, among ${sides.length - 1} of the other; its share is ${bar} %:`, ['', 'share']];
  const rows = claims.map(({ bots, games, score, interval, ...claim }) => [
    `${bots[0]} over ${bots[1]}`,
    `${percent(score)} %`,
    range(interval),
    `${games}`,
    verdict(claim),
  ]);
  return `${title}\n${grid([[head[0], 'score', '95 %', 'games', head[1]], ...rows])}`;
}

function verdict({ reached, certain }: Pick<Claim, 'reached' | 'certain'>): string {
  return `${reached ? 'reached' : 'missed'}${certain ? '' : ' (within the interval)'}`;
}
