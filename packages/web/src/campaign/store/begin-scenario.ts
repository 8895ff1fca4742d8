import { nextSetup, type Result } from '@openrealms/engine';
import { keyOf } from '../../match/box-key.ts';
import type { MatchId } from '../../match/match.ts';
import { beginMatch } from '../../match/matches.ts';
import type { CampaignBox } from './campaign-box.ts';
import { changed } from './changed.ts';
import type { StoredCampaign } from './stored-campaign.ts';

/** Deals the game that is next in a campaign. */
export async function beginScenario(
  stored: StoredCampaign,
  box: CampaignBox,
): Promise<Result<{ readonly stored: StoredCampaign; readonly game: MatchId }>> {
  const { id, campaign, players, games } = stored;
  const { boxes, ...deal } = nextSetup(campaign, box);
  const begun = await beginMatch({
    start: { ...deal, boxes: boxes.map(keyOf), options: {} },
    players,
    keep: true,
    campaign: id,
  });
  if (!begun.ok) return begun;
  const game = begun.value;
  return {
    ok: true,
    value: { stored: changed(stored, { games: { ...games, [deal.seed]: game } }), game },
  };
}
