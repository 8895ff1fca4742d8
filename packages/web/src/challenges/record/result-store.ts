import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>('openrealms-challenges', 1, {
      upgrade: (db) => void db.createObjectStore('results', { keyPath: 'seed' }),
      // A page of a newer version must not wait for this one.
      blocking: (_version, _newer, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      // A phone that puts the page to sleep may take the database away.
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
  return {
    get: async (seed) => (await database()).get('results', seed),
    put: async (result) => void (await (await database()).put('results', result)),
    remove: async (seed) => (await database()).delete('results', seed),
    all: async () =>
      (await (await database()).getAll('results')).flatMap((stored) => readResult(stored) ?? []),
  };
}
