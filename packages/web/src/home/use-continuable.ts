import { useEffect, useState } from 'react';
import { standingOf } from '../games/game-summary.ts';
import { keptGames } from '../match/matches.ts';
import type { StoredGame } from '../match/stored-game.ts';

/** The last game that can be played on; null if there is none, or while that is not known. */
export function useContinuable(): StoredGame | null {
  const [game, setGame] = useState<StoredGame | null>(null);
  useEffect(() => {
    let gone = false;
    keptGames().then(
      (games) => {
        if (!gone) setGame(games.find((kept) => standingOf(kept) === 'unfinished') ?? null);
      },
      // A browser that keeps nothing has nothing to continue.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return game;
}
