import type { Replay, Viewer } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import type { Match } from '../match/match.ts';
import { linkCode } from './link-code.ts';
import { sharedGameOf } from './shared-game-of.ts';

/** A game with its link. */
export type SharedMatch =
  | { readonly kind: 'making' | 'failed' }
  | { readonly kind: 'made'; readonly replay: Replay; readonly code: string };

/** Reads the game as it stands now and makes its link. */
export function useSharedMatch(match: Match, viewer: Viewer): SharedMatch {
  const [made, setMade] = useState<SharedMatch>({ kind: 'making' });
  useEffect(() => {
    let current = true;
    const make = async (): Promise<SharedMatch> => {
      const replay = await match.replay();
      if (replay === null) return { kind: 'failed' };
      const code = await linkCode(sharedGameOf(match.info, replay, viewer));
      return { kind: 'made', replay, code };
    };
    make()
      .catch((): SharedMatch => ({ kind: 'failed' }))
      .then((result) => {
        if (current) setMade(result);
      });
    return () => {
      current = false;
    };
  }, [match, viewer]);
  return made;
}
