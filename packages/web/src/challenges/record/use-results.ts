import { useEffect, useState } from 'react';
import type { ChallengeResult } from './challenge-result.ts';
import { browserResults } from './result-store.ts';

const store = browserResults();

/** Every result there is; null until they are known, and nothing where the browser keeps none. */
export function useResults(): readonly ChallengeResult[] | null {
  const [results, setResults] = useState<readonly ChallengeResult[] | null>(null);
  useEffect(() => {
    let gone = false;
    const tell = (all: readonly ChallengeResult[]): void => {
      if (!gone) setResults(all);
    };
    const look = (): void => {
      store.all().then(tell, () => tell([]));
    };
    look();
    // Another tab may have played on meanwhile.
    window.addEventListener('focus', look);
    return () => {
      gone = true;
      window.removeEventListener('focus', look);
    };
  }, []);
  return results;
}
