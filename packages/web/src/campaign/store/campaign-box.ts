import type { Box, CampaignContents } from '@openrealms/engine';

/** A box with a campaign in it. */
export interface CampaignBox extends Box {
  readonly campaign: CampaignContents;
}

export function hasCampaign(box: Box): box is CampaignBox {
  return box.campaign !== undefined;
}
