import type { DBSchema } from 'idb';
import { browserDatabase } from '../../../match/browser-database.ts';

/** A pack as this browser keeps it: the file itself, which is checked again whenever it is read. */
export interface StoredPack {
  /** Its id and version: two editions of a pack stand side by side. */
  readonly key: string;
  /** What its author calls it. */
  readonly name: string;
  readonly text: string;
  /** Tells a pack from one of the same id and version that was here before. */
  readonly addedAt: number;
}

/** Where packs are kept. */
export interface PackStore {
  get(key: string): Promise<StoredPack | undefined>;
  put(pack: StoredPack): Promise<void>;
  /** In the order in which they were added. */
  all(): Promise<readonly StoredPack[]>;
  remove(key: string): Promise<void>;
}

interface Schema extends DBSchema {
  packs: { key: string; value: StoredPack; indexes: { 'by-time': number } };
}

/** Packs in a database of their own, beside those of games and campaigns. */
function browserPacks(): PackStore {
  const database = browserDatabase<Schema>('openrealms-packs', (db) => {
    db.createObjectStore('packs', { keyPath: 'key' }).createIndex('by-time', 'addedAt');
  });
  return {
    get: async (key) => (await database()).get('packs', key),
    put: async (pack) => void (await (await database()).put('packs', pack)),
    all: async () => (await database()).getAllFromIndex('packs', 'by-time'),
    remove: async (key) => (await database()).delete('packs', key),
  };
}

/** The packs of this browser. */
export const packs = browserPacks();
