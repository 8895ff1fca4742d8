import type { Wording } from './actions.ts';
import { botAt, type Game } from './game.ts';

/** What everybody is called, by seat; bots of the same name have the number of their seat behind it. */
export function namesOf(game: Game, { you, bots }: Wording['words']): string[] {
  const names = Array.from({ length: game.table.seats }, (_, seat) => {
    const bot = botAt(game, seat);
    return bot === null ? you : bots[bot];
  });
  const isAlone = (name: string): boolean => names.filter((each) => each === name).length === 1;
  return names.map((name, seat) => (isAlone(name) ? name : `${name} ${seat + 1}`));
}
