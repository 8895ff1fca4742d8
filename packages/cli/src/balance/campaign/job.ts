import { makeBot, type OurBot, prepare } from '../../arena/our-bot.ts';
import type { Span } from '../../run-jobs.ts';
import { boxesOf, type Subject, subjectName } from '../subject.ts';
import { type PlayedCampaign, playCampaign } from './play-campaign.ts';

/** Some of many campaigns. Each is decided by its number alone, whoever plays it. */
export interface CampaignJob extends Span {
  /** A box with a campaign, alone. */
  readonly subject: Subject;
  readonly seed: string;
  /** Each campaign is played by one of them on both seats, one after the other. */
  readonly bots: readonly OurBot[];
}

export async function playCampaignJob(job: CampaignJob): Promise<PlayedCampaign[]> {
  const { subject, seed, bots, from, to } = job;
  await prepare(bots);
  const [box] = boxesOf(subject);
  return Array.from({ length: to - from }, (_, i) => {
    const number = from + i;
    const bot = bots[number % bots.length];
    return playCampaign(box, `${seed}:${subjectName(subject)}:campaign:${number}`, ({ boxes }) => [
      makeBot(bot, boxes),
      makeBot(bot, boxes),
    ]);
  });
}
