import type { GameStore } from '../../match/game-store.ts';
import type { StoredGame } from '../../match/stored-game.ts';
import { resultOf } from './challenge-result.ts';
import type { ResultStore } from './result-store.ts';

/** A store of games that writes down how challenges end. */
export function countedGames(results: ResultStore, games: GameStore): GameStore {
  return {
    ...games,
    async put(game) {
      const taken = await games.put(game);
      // The game is what matters: it goes on also where nothing can be written down.
      if (taken) await count(results, game).catch(() => undefined);
      return taken;
    },
  };
}

/** Once for each deal: the first game of it that ends here. An end that is taken back does not count any more. */
async function count(results: ResultStore, game: StoredGame): Promise<void> {
  const { start } = game;
  if ('position' in start || start.challenge === undefined) return;
  const known = await results.get(start.seed);
  if (known !== undefined && known.game !== game.id) return;
  const result = resultOf(game);
  if (result === null) {
    if (known !== undefined) await results.remove(start.seed);
    return;
  }
  // What is over when it is first stored comes from a file, and was played elsewhere.
  if (game.revision > 0) await results.put(result);
}
