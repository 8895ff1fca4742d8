import type { StoredCampaign } from './stored-campaign.ts';

/** A pack that a campaign needs and that is not here. */
export interface NeededPack {
  readonly id: string;
  readonly version: string;
  /** What its author calls it; empty where nobody has said. */
  readonly name: string;
}

/** The pack that a campaign is played with. */
export function packNeeded({
  campaign,
  pack = '',
}: Pick<StoredCampaign, 'campaign' | 'pack'>): NeededPack {
  const { id, version } = campaign.box;
  return { id, version, name: pack };
}
