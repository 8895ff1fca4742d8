import {
  type Box,
  type Campaign,
  newCampaign,
  newSeed,
  type Result,
  type Wish,
  wishForSide,
} from '@openrealms/engine';
import { isOwnKey, keyOf } from '../../match/box-key.ts';
import type { Player } from '../../match/match.ts';
import type { CampaignBox } from './campaign-box.ts';
import type { StoredCampaign } from './stored-campaign.ts';

/** What is said before a campaign begins. */
export interface CampaignStart {
  readonly players: readonly [Player, Player];
  /** By player. */
  readonly wishes: readonly [Wish, Wish];
  readonly name: string;
}

/** A campaign whose sides are given. */
export function startedCampaign(
  box: CampaignBox,
  { players, wishes, name }: CampaignStart,
  seed = newSeed(),
): StoredCampaign {
  const [first, second] = wishes;
  const half = taken(wishForSide(newCampaign({ box, seed }), box, 0, first));
  const campaign = taken(wishForSide(half, box, 1, second));
  return freshlyStored(campaign, players, name, packIn(box));
}

/** A campaign that this browser has not kept before. */
export function freshlyStored(
  campaign: Campaign,
  players: readonly [Player, Player],
  name: string,
  more: Partial<Pick<StoredCampaign, 'pack' | 'opened' | 'games'>> = {},
): StoredCampaign {
  const now = Date.now();
  return {
    id: newSeed(),
    revision: 0,
    campaign,
    players,
    name,
    opened: 0,
    games: {},
    createdAt: now,
    changedAt: now,
    ...more,
  };
}

/** What a campaign remembers of a box that comes from a pack. */
export function packIn(box: Box): Pick<StoredCampaign, 'pack'> {
  return isOwnKey(keyOf(box)) ? { pack: box.name } : {};
}

/** For what cannot be refused. */
function taken<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.why);
}
