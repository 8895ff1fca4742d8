import type { Side } from '@openrealms/engine';
import { labelWords, playerLabels } from '../home/player-label.ts';
import { useWords } from '../i18n/words.ts';
import { withTitles } from '../opponents/rank.ts';
import { useRanks } from '../opponents/use-ranks.ts';
import type { OpenCampaign } from './store/use-campaign.ts';

/** What to call the players of a campaign, by side. */
export function usePlayerNames({
  stored: { players },
  view: { vaults },
}: Pick<OpenCampaign, 'stored' | 'view'>): (side: Side) => string {
  const names = playerLabels(players, useWords(labelWords));
  return (side) => names[vaults[side].player ?? 0];
}

/** The players of a campaign in a row, computer players with what they are. */
export function useTitleNames(players: OpenCampaign['stored']['players']): readonly string[] {
  return withTitles(playerLabels(players, useWords(labelWords)), useRanks(players));
}
