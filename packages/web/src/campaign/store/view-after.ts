import { type CampaignView, campaignView, forkCampaign } from '@openrealms/engine';
import type { OpenCampaign } from './use-campaign.ts';

/** How a campaign stood when so many of its scenarios had been won. */
export function viewAfter(
  { stored: { campaign }, box, view }: Pick<OpenCampaign, 'stored' | 'box' | 'view'>,
  scenariosWon: number,
): CampaignView {
  const then = forkCampaign(campaign, box, scenariosWon, campaign.seed);
  return then.ok ? campaignView(then.value, box) : view;
}
