import type { Box } from '@openrealms/engine';
import type { OurBot } from '../arena/our-bot.ts';
import { runJobs, spansOf } from '../run-jobs.ts';
import { type CampaignJob, playCampaignJob } from './campaign/job.ts';
import type { PlayedCampaign } from './campaign/play-campaign.ts';
import { type Job, playJob } from './job.ts';
import type { ObservedGame } from './observed-game.ts';
import { boxesOf, type Subject } from './subject.ts';

/** Who plays, and on how many threads. */
export interface Crew {
  readonly bots: readonly OurBot[];
  readonly seed: string;
  readonly workers: number;
}

/** Plays duels and gives them in order. */
export function playDuels(
  subject: Subject,
  games: number,
  { bots, seed, workers }: Crew,
  onProgress: (played: number) => void,
): Promise<ObservedGame[]> {
  const jobs = spansOf(games).map((span): Job => ({ subject, seed, bots, ...span }));
  return runJobs({ worker: duelWorker, play: playJob }, jobs, workers, onProgress);
}

/** Plays campaigns and gives them in order. A campaign is a job. */
export function playCampaigns(
  subject: Subject,
  campaigns: number,
  { bots, seed, workers }: Crew,
  onProgress: (games: number) => void,
): Promise<PlayedCampaign[]> {
  const jobs = Array.from(
    { length: campaigns },
    (_, i): CampaignJob => ({ subject, seed, bots, from: i, to: i + 1 }),
  );
  const each = campaignGames(boxesOf(subject)[0]);
  const work = { worker: campaignWorker, play: playCampaignJob };
  return runJobs(work, jobs, workers, (played) => onProgress(played * each));
}

/** How many games a campaign takes: every scenario with both faces up, but the first with one. */
export function campaignGames({ campaign }: Box): number {
  return campaign === undefined ? 0 : 2 * campaign.scenarios.length - 1;
}

/** The workers, which run from their sources as well as from the build. */
const isSource = import.meta.url.endsWith('.ts');
const duelWorker = isSource
  ? new URL('./worker.ts', import.meta.url)
  : new URL('./worker.js', import.meta.url);
const campaignWorker = isSource
  ? new URL('./campaign/worker.ts', import.meta.url)
  : new URL('./campaign/worker.js', import.meta.url);
