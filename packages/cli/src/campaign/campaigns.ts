import { riseOfEmpire } from '@openrealms/content';
import { ENGINE_VERSION } from '@openrealms/engine';
import { ourBot } from '../arena/our-bot.ts';
import { progressOf } from '../arena/progress.ts';
import { type Io, print } from '../io.ts';
import { loadPack } from '../pack/load-pack.ts';
import { runJobs, spansOf } from '../run-jobs.ts';
import { type Job, playJob } from './job.ts';
import type { PlayedCampaign } from './play-campaign.ts';
import { report } from './report.ts';
import { type CampaignsSummary, summarise } from './summary.ts';

export interface CampaignsOptions {
  readonly campaigns: number;
  readonly bots: readonly [string, string];
  /** The file of a pack; our own box if there is none. */
  readonly pack?: string;
  readonly seed: string;
  readonly workers: number;
  readonly json: boolean;
}

/** What many campaigns came to, and what they were. */
export interface CampaignsReport extends CampaignsSummary {
  readonly engine: string;
  readonly box: { readonly id: string; readonly name: string; readonly version: string };
  readonly bots: readonly [string, string];
  readonly seed: string;
  readonly seconds: number;
}

/** Lets bots play whole campaigns and prints how they ended. */
export async function campaigns(options: CampaignsOptions, io: Io): Promise<void> {
  const { seed, workers } = options;
  const pack = options.pack === undefined ? null : await loadPack(options.pack, io);
  const bots = [ourBot(options.bots[0], io.cwd), ourBot(options.bots[1], io.cwd)] as const;
  const jobs = spansOf(options.campaigns, CAMPAIGNS_PER_JOB).map(
    (span): Job => ({ pack, seed, bots, ...span }),
  );
  const progress = progressOf(options.campaigns, io, 'campaigns');
  const start = performance.now();
  let played: PlayedCampaign[];
  try {
    const work = { worker: workerUrl(), play: playJob };
    played = await runJobs(work, jobs, workers, (done) => progress.update(done));
  } finally {
    progress.stop();
  }
  const { id, name, version } = pack ?? riseOfEmpire;
  const found: CampaignsReport = {
    engine: ENGINE_VERSION,
    box: { id, name, version },
    bots: [bots[0].name, bots[1].name],
    seed,
    ...summarise(played),
    seconds: (performance.now() - start) / 1000,
  };
  print(io, options.json ? JSON.stringify(found, null, 2) : report(found));
}

/** A campaign is a dozen games and more. */
const CAMPAIGNS_PER_JOB = 4;

/** The worker beside this file, which runs from its source as well as from the build. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./worker.js', import.meta.url);
}
