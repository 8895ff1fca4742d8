import { boxes } from '@openrealms/content';
import { exportCampaign, readCampaign } from '@openrealms/engine';
import { ownPacks } from '../packs/store/own-packs.ts';
import { type CampaignBox, hasCampaign } from './campaign-box.ts';
import type { StoredCampaign } from './stored-campaign.ts';

/** Our own boxes that have a campaign. */
export const ourCampaignBoxes: readonly CampaignBox[] = boxes.filter(hasCampaign);

/** All boxes that have a campaign: ours, then those of this browser's packs. */
export async function campaignBoxes(): Promise<readonly CampaignBox[]> {
  const own = await ownPacks();
  return [...ourCampaignBoxes, ...own.flatMap(({ box }) => box ?? [])];
}

/** The box that a campaign is played with; null if it is not among these. Only our own may be of another version than the campaign. */
export function boxOf(
  { campaign, pack }: Pick<StoredCampaign, 'campaign' | 'pack'>,
  all: readonly CampaignBox[],
): CampaignBox | null {
  const { box } = campaign;
  const found = all.find(({ id, version }) => id === box.id && version === box.version);
  if (pack === undefined) return found ?? ourCampaignBoxes.find(({ id }) => id === box.id) ?? null;
  // Since the pack was removed, another may have come under its name.
  return found !== undefined && readCampaign(exportCampaign(campaign), [found]).ok ? found : null;
}
