import { type CardId, campaignState, nextSetup } from '@openrealms/engine';
import type { MatchId } from '../../match/match.ts';
import type { CampaignBox } from './campaign-box.ts';
import type { StoredCampaign } from './stored-campaign.ts';

/** A game of a campaign that has ended. */
export interface EndedGame {
  readonly scenario: number;
  /** Left out where it was played elsewhere, or removed. */
  readonly game: MatchId | undefined;
  /** The cards that were upgraded in it, each once for every copy. */
  readonly upgraded: readonly CardId[];
}

/** The games of a campaign that have ended, in order. */
export function gamesOf({ campaign, games }: StoredCampaign, box: CampaignBox): EndedGame[] {
  const { log } = campaign;
  return log.flatMap((step, i) => {
    if (step.kind !== 'game') return [];
    const before = { ...campaign, log: log.slice(0, i) };
    return [
      {
        scenario: campaignState(before, box).scenario,
        game: games[nextSetup(before, box).seed],
        upgraded: step.upgraded,
      },
    ];
  });
}
