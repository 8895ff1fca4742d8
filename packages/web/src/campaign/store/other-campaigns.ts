import {
  campaignState,
  exportCampaign,
  forkCampaign,
  newSeed,
  nextSetup,
  type Result,
  readCampaign,
} from '@openrealms/engine';
import type { CampaignBox } from './campaign-box.ts';
import { changed } from './changed.ts';
import { freshlyStored, packIn, startedCampaign } from './new-campaign.ts';
import type { StoredCampaign } from './stored-campaign.ts';

/** Another campaign that was the same until so many scenarios had been won; the one it comes from stays as it is. */
export function forked(
  stored: StoredCampaign,
  box: CampaignBox,
  scenariosWon: number,
  name: string,
): Result<StoredCampaign> {
  const { campaign, players, games, opened } = stored;
  const fork = forkCampaign(campaign, box, scenariosWon, newSeed());
  if (!fork.ok) return fork;
  const kept = { ...packIn(box), games, opened: Math.min(opened, scenariosWon) };
  return { ok: true, value: freshlyStored(fork.value, players, name, kept) };
}

/** The same campaign from its beginning, as if from an untouched box: the same players with the same wishes. */
export function startedAgain(stored: StoredCampaign, box: CampaignBox): StoredCampaign {
  const { campaign, players, name } = stored;
  const { wishes } = campaignState(campaign, box);
  const [first, second] = wishes;
  const anew = startedCampaign(box, {
    players,
    name,
    wishes: [first ?? 'either', second ?? 'either'],
  });
  return changed(stored, { campaign: anew.campaign, opened: 0, games: {} });
}

/** The same campaign with another edition of its box, if all that has been played fits it. A game that has not ended stays behind. */
export function inEdition(stored: StoredCampaign, box: CampaignBox): Result<StoredCampaign> {
  const read = readCampaign(exportCampaign(stored.campaign), [box]);
  if (!read.ok) return read;
  const { campaign } = read.value;
  const { pack: _, games, ...rest } = stored;
  const isUnderWay = campaignState(campaign, box).phase === 'game';
  const left = isUnderWay ? nextSetup(campaign, box).seed : null;
  const ended = Object.fromEntries(Object.entries(games).filter(([seed]) => seed !== left));
  return {
    ok: true,
    value: changed({ ...rest, ...packIn(box), games: ended }, { campaign }),
  };
}
