import type { DBSchema } from 'idb';
import { browserDatabase } from '../../match/browser-database.ts';
import { type ChallengeResult, readResult } from './challenge-result.ts';

/** Where results are kept; those of games that were deleted stay. */
export interface ResultStore {
  get(seed: string): Promise<ChallengeResult | undefined>;
  put(result: ChallengeResult): Promise<void>;
  remove(seed: string): Promise<void>;
  all(): Promise<readonly ChallengeResult[]>;
}

interface Schema extends DBSchema {
  results: { key: string; value: ChallengeResult };
}

/** Results in a database of their own, beside that of the games. */
export function browserResults(): ResultStore {
  const database = browserDatabase<Schema>('openrealms-challenges', (db) => {
    db.createObjectStore('results', { keyPath: 'seed' });
  });
  return {
    get: async (seed) => (await database()).get('results', seed),
    put: async (result) => void (await (await database()).put('results', result)),
    remove: async (seed) => (await database()).delete('results', seed),
    all: async () =>
      (await (await database()).getAll('results')).flatMap((stored) => readResult(stored) ?? []),
  };
}
