import { useCallback, useEffect, useState } from 'react';
import { keptGames } from '../match/matches.ts';
import type { StoredGame } from '../match/stored-game.ts';

/** The games kept in this browser: null until they are known, undefined where nothing can be kept. */
export function useKeptGames() {
  const [games, setGames] = useState<readonly StoredGame[] | null | undefined>(null);

  const reload = useCallback(() => keptGames().then(setGames, () => setGames(undefined)), []);

  // Another tab may have played on meanwhile.
  useEffect(() => {
    void reload();
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);

  return { games, reload };
}
