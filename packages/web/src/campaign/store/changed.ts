import type { StoredCampaign } from './stored-campaign.ts';

/** A later revision of a campaign. */
export function changed(
  stored: StoredCampaign,
  change: Partial<Pick<StoredCampaign, 'campaign' | 'players' | 'name' | 'opened' | 'games'>>,
): StoredCampaign {
  return { ...stored, ...change, revision: stored.revision + 1, changedAt: Date.now() };
}
