import type { DBSchema } from 'idb';
import { browserDatabase } from './browser-database.ts';
import type { MatchId } from './match.ts';
import type { StoredGame } from './stored-game.ts';

/** Where games are kept. */
export interface GameStore {
  get(id: MatchId): Promise<StoredGame | undefined>;
  /** False when somebody else has stored a later revision meanwhile; nothing is written then. */
  put(game: StoredGame): Promise<boolean>;
  /** The last changed first. */
  all(): Promise<readonly StoredGame[]>;
  remove(id: MatchId): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: MatchId; value: StoredGame; indexes: { 'by-change': number } };
}

/** Games in the browser's database. */
export function browserStore(): GameStore {
  const database = browserDatabase<Schema>('openrealms', (db) => {
    db.createObjectStore('games', { keyPath: 'id' }).createIndex('by-change', 'changedAt');
  });
  return {
    get: async (id) => (await database()).get('games', id),
    async put(game) {
      const write = (await database()).transaction('games', 'readwrite');
      const stored = await write.store.get(game.id);
      const current = stored === undefined || stored.revision < game.revision;
      if (current) await write.store.put(game);
      await write.done;
      return current;
    },
    all: async () => (await (await database()).getAllFromIndex('games', 'by-change')).reverse(),
    remove: async (id) => (await database()).delete('games', id),
  };
}

/** Games that are forgotten with the page: lessons, and replays that were only opened to look at. */
export function memoryStore(): GameStore {
  const games = new Map<MatchId, StoredGame>();
  return {
    get: async (id) => games.get(id),
    async put(game) {
      const stored = games.get(game.id);
      if (stored !== undefined && stored.revision >= game.revision) return false;
      games.set(game.id, game);
      return true;
    },
    all: async () => [...games.values()].sort((a, b) => b.changedAt - a.changedAt),
    remove: async (id) => void games.delete(id),
  };
}
