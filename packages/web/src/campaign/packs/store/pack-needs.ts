import { ownKey } from '../../../match/box-key.ts';
import type { Start } from '../../../match/match.ts';
import type { StoredCampaign } from '../../store/stored-campaign.ts';

/** How much of what this browser keeps cannot go on without a pack. */
export interface Needs {
  readonly campaigns: number;
  readonly games: number;
}

/** What needs the box of this id and version. */
export function needsOf(
  named: { readonly id: string; readonly version: string },
  campaigns: readonly Pick<StoredCampaign, 'campaign'>[],
  games: readonly { readonly start: Start }[],
): Needs {
  const { id, version } = named;
  const keys = [ownKey(named), ownKey({ id: `${id}-campaign`, version })];
  return {
    campaigns: campaigns.filter(({ campaign }) => ownKey(campaign.box) === keys[0]).length,
    games: games.filter(({ start }) => keys.some((key) => isPlayedWith(start, key))).length,
  };
}

export function isNeeded({ campaigns, games }: Needs): boolean {
  return campaigns + games > 0;
}

/** A position names its boxes by the same keys, before anything else. */
function isPlayedWith(start: Start, key: string): boolean {
  return 'position' in start
    ? start.position.split(/[\s+]/).includes(key)
    : start.boxes.includes(key);
}
