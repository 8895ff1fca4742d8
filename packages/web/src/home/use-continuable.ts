import { ENGINE_VERSION } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import { keptGames } from '../match/matches.ts';
import type { StoredGame } from '../match/stored-game.ts';

/** The last game that can be played on; null if there is none, or while that is not known. */
export function useContinuable(): StoredGame | null {
  const [game, setGame] = useState<StoredGame | null>(null);
  useEffect(() => {
    let gone = false;
    keptGames().then(
      (games) => {
        if (!gone) setGame(games.find(canContinue) ?? null);
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

export function canContinue({ engine, outcome }: StoredGame): boolean {
  return engine === ENGINE_VERSION && outcome.winners.length === 0;
}
