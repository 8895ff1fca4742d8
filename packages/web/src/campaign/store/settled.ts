import { campaignState, finishedScenario, nextSetup, recordGame } from '@openrealms/engine';
import { storedGame } from '../../match/matches.ts';
import { recordOf } from '../../match/stored-game.ts';
import { boxOf, campaignBoxes } from './campaign-box-of.ts';
import { changed } from './changed.ts';
import type { StoredCampaign } from './stored-campaign.ts';

/**
 * The campaign with the result of its current game, if that has ended: a game knows nothing of what becomes of its result, so that whoever
 * looks at the campaign writes it down. The same campaign where there is nothing new.
 */
export async function settled(
  stored: StoredCampaign,
  gameOf: typeof storedGame = storedGame,
): Promise<StoredCampaign> {
  const { campaign, games } = stored;
  const box = boxOf(stored, await campaignBoxes());
  if (box === null || campaignState(campaign, box).phase !== 'game') return stored;
  const id = games[nextSetup(campaign, box).seed];
  const game = id === undefined ? undefined : await gameOf(id);
  if (game === undefined || game.outcome.winners.length === 0) return stored;
  const record = await recordOf(game);
  // Played with other rules than these: the scenario is dealt again.
  if (!record.ok) return stored;
  const next = recordGame(campaign, box, finishedScenario(record.value.state));
  if (!next.ok) throw new Error(next.problem.why);
  return changed(stored, { campaign: next.value });
}
