import { nextSetup } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import { standingOf } from '../../games/game-summary.ts';
import { storedGame } from '../../match/matches.ts';
import type { StoredGame } from '../../match/stored-game.ts';
import type { OpenCampaign } from './use-campaign.ts';

/** The game of the current scenario that has begun and can be played on; null where there is none. */
export function useCurrentGame({ stored, view, box }: OpenCampaign): StoredGame | null {
  const [game, setGame] = useState<StoredGame | null>(null);
  const seed = view.phase === 'game' ? nextSetup(stored.campaign, box).seed : '';
  const id = stored.games[seed];
  useEffect(() => {
    let gone = false;
    const tell = (found: StoredGame | undefined): void => {
      if (gone) return;
      setGame(found !== undefined && standingOf(found) === 'unfinished' ? found : null);
    };
    if (id === undefined) tell(undefined);
    else storedGame(id).then(tell, () => tell(undefined));
    return () => {
      gone = true;
    };
  }, [id]);
  return game;
}
