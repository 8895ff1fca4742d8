import type { Viewer } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import { useFailure } from '../app/use-failure.ts';
import type { Happening, Match } from '../match/match.ts';

/** Everything that happened, as a viewer may know it; null until it was read. */
export function useHistory(match: Match, viewer: Viewer): readonly Happening[] | null {
  const [history, setHistory] = useState<readonly Happening[] | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let current = true;
    match.history(viewer).then((read) => {
      if (current) setHistory(read);
    }, fail);
    return () => {
      current = false;
    };
  }, [match, viewer, fail]);
  return history;
}
