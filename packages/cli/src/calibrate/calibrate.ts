import { LAB_BOT_NAMES } from '@openrealms/bots';
import { ENGINE_VERSION } from '@openrealms/engine';
import {
  makeBot,
  type NetworkFacts,
  networkFacts,
  type OurBot,
  ourBot,
  prepare,
} from '../arena/our-bot.ts';
import { boxesOf, type Deal } from '../arena/plan.ts';
import { progressOf } from '../arena/progress.ts';
import { sidesOf, teamsOf } from '../arena/schedule.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { checkFolderOf, writeTextFile } from '../files.ts';
import { type Io, print } from '../io.ts';
import { runJobs, spansOf } from '../run-jobs.ts';
import type { TableKind } from '../tables.ts';
import { type Calibration, calibrationOf } from './calibration.ts';
import { playJob } from './job.ts';
import { plot } from './plot.ts';
import { report } from './report.ts';

export interface CalibrateOptions extends Deal {
  readonly bot: string;
  readonly games: number;
  readonly workers: number;
  readonly json: boolean;
  readonly svg?: string;
}

/** What was found, and about whom. */
export interface Finding extends Calibration {
  readonly engine: string;
  readonly bot: string;
  readonly network?: NetworkFacts;
  readonly format: TableKind['format'];
  readonly players: number;
  readonly boxes: readonly { readonly id: string; readonly version: string }[];
  readonly seed: string;
  readonly seconds: number;
}

/** Lets a bot play against itself, and holds the chances that it gives itself against what happens. */
export async function calibrate(options: CalibrateOptions, io: Io): Promise<void> {
  const { table, boxes, seed, games, workers, svg } = options;
  if (svg !== undefined) await checkFolderOf(svg, io);
  const bot = ourBot(options.bot, io.cwd);
  const deal: Deal = { table, boxes, seed };
  await checkChance(bot, deal, io);
  const progress = progressOf(games, io);
  const start = performance.now();
  const jobs = spansOf(games).map((span) => ({ ...deal, ...span, bot }));
  const work = { worker: workerUrl(), play: playJob };
  const played = await runJobs(work, jobs, workers, progress.update).finally(progress.stop);
  const finding: Finding = {
    engine: ENGINE_VERSION,
    bot: bot.name,
    ...('trained' in bot && { network: networkFacts(bot) }),
    format: table.format,
    players: table.seats,
    boxes: boxesOf(deal).map(({ id, version }) => ({ id, version })),
    seed,
    ...calibrationOf(played, sidesOf(teamsOf(table)), seed),
    seconds: (performance.now() - start) / 1000,
  };
  if (svg !== undefined) await writeTextFile(svg, plot(finding), io);
  print(io, options.json ? JSON.stringify(finding, null, 2) : report(finding));
}

async function checkChance(bot: OurBot, deal: Deal, io: Io): Promise<void> {
  await prepare([bot]);
  const cards = boxesOf(deal);
  const saysIt = (each: OurBot): boolean => makeBot(each, cards).chance !== undefined;
  if (saysIt(bot)) return;
  const all = LAB_BOT_NAMES.map((name) => ourBot(name, io.cwd));
  await prepare(all);
  const others = all.filter(saysIt).map(({ name }) => name);
  throw new Failure(
    `The bot "${bot.name}" puts no number on its chance to win. Give one that does: ${[...others, 'network:<folder of a training run>'].join(', ')}.`,
    EXIT_USAGE,
  );
}

/** The worker beside this file, which runs from its source as well as from the build. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./worker.js', import.meta.url);
}
