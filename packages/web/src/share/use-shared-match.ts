import type { Replay, Viewer } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import type { Match, Player, Start } from '../match/match.ts';
import { linkCode } from './link-code.ts';
import { sharedGameOf } from './shared-game-of.ts';

/** A game with its link. */
export interface MadeMatch {
  readonly kind: 'made';
  readonly start: Start;
  readonly replay: Replay;
  readonly code: string;
}

type SharedMatch = MadeMatch | { readonly kind: 'making' | 'failed' };

/** Reads the game as it stands now and makes its link. */
export function useSharedMatch(
  match: Match,
  viewer: Viewer,
  players: readonly Player[] = match.info.players,
): SharedMatch {
  const [made, setMade] = useState<SharedMatch>({ kind: 'making' });
  useEffect(() => {
    let current = true;
    const make = async (): Promise<SharedMatch> => {
      const [start, replay] = await Promise.all([match.beginning(), match.replay()]);
      if (start === null || replay === null) return { kind: 'failed' };
      const code = await linkCode(sharedGameOf({ start, players }, replay, viewer));
      return { kind: 'made', start, replay, code };
    };
    make()
      .catch((): SharedMatch => ({ kind: 'failed' }))
      .then((result) => {
        if (current) setMade(result);
      });
    return () => {
      current = false;
    };
  }, [match, viewer, players]);
  return made;
}
