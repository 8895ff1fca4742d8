import { riseOfEmpire } from '@openrealms/content';
import { type Box, SIDES } from '@openrealms/engine';
import { makeBot, type OurBot, prepare } from '../arena/our-bot.ts';
import type { Span } from '../run-jobs.ts';
import { type PlayedCampaign, playCampaign } from './play-campaign.ts';

/** Some of many campaigns. Each is decided by its number alone, whoever plays it. */
export interface Job extends Span {
  /** A box from a file; null for our own. */
  readonly pack: Box | null;
  readonly seed: string;
  readonly bots: readonly [OurBot, OurBot];
}

/** The first bot plays the Star Empire in every second campaign. */
export async function playJob({ pack, seed, bots, from, to }: Job): Promise<PlayedCampaign[]> {
  await prepare(bots);
  const box = pack ?? riseOfEmpire;
  return Array.from({ length: to - from }, (_, i) => {
    const number = from + i;
    return playCampaign(box, `${seed}:${number}`, {
      bots: ({ boxes }) => [makeBot(bots[0], boxes), makeBot(bots[1], boxes)],
      wish: SIDES[number % 2],
    });
  });
}
