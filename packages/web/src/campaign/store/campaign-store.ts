import type { DBSchema } from 'idb';
import { browserDatabase } from '../../match/browser-database.ts';
import type { CampaignId, StoredCampaign } from './stored-campaign.ts';

/** Where campaigns are kept. */
export interface CampaignStore {
  get(id: CampaignId): Promise<StoredCampaign | undefined>;
  /** False when somebody else has stored a later revision meanwhile; nothing is written then. */
  put(stored: StoredCampaign): Promise<boolean>;
  /** The last changed first. */
  all(): Promise<readonly StoredCampaign[]>;
  remove(id: CampaignId): Promise<void>;
}

interface Schema extends DBSchema {
  campaigns: { key: CampaignId; value: StoredCampaign; indexes: { 'by-change': number } };
}

/** Campaigns in a database of their own, beside that of the games. */
function browserCampaigns(): CampaignStore {
  const database = browserDatabase<Schema>('openrealms-campaigns', (db) => {
    db.createObjectStore('campaigns', { keyPath: 'id' }).createIndex('by-change', 'changedAt');
  });
  return {
    get: async (id) => (await database()).get('campaigns', id),
    async put(stored) {
      const write = (await database()).transaction('campaigns', 'readwrite');
      const kept = await write.store.get(stored.id);
      const current = kept === undefined || kept.revision < stored.revision;
      if (current) await write.store.put(stored);
      await write.done;
      return current;
    },
    all: async () => (await (await database()).getAllFromIndex('campaigns', 'by-change')).reverse(),
    remove: async (id) => (await database()).delete('campaigns', id),
  };
}

/** The campaigns of this browser. */
export const campaigns = browserCampaigns();
