import type { Box } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import { boxesFor } from '../match/shelf.ts';

/** The boxes of these keys; null until they are loaded, or if one is not here. */
export function useBoxes(keys: readonly string[]): readonly Box[] | null {
  const [found, setFound] = useState<{ of: string; boxes: readonly Box[] | null } | null>(null);
  const of = JSON.stringify(keys);
  useEffect(() => {
    let gone = false;
    const tell = (boxes: readonly Box[] | null): void => {
      if (!gone) setFound({ of, boxes });
    };
    boxesFor(JSON.parse(of) as readonly string[]).then(tell, () => tell(null));
    return () => {
      gone = true;
    };
  }, [of]);
  return found?.of === of ? found.boxes : null;
}
