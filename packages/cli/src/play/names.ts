import type { Words } from '../text/words.ts';
import { botAt, type Game } from './game.ts';

/** What everybody is called, by seat; where there are several bots, each has the number of its seat. */
export function namesOf(game: Game, { you, bots }: Words): string[] {
  const { seats } = game.table;
  return Array.from({ length: seats }, (_, seat) => {
    const bot = botAt(game, seat);
    if (bot === null) return you;
    return seats === 2 ? bots[bot] : `${bots[bot]} ${seat + 1}`;
  });
}
