import { ENGINE_VERSION } from '@openrealms/engine';
import { ourBot } from '../arena/our-bot.ts';
import { progressOf } from '../arena/progress.ts';
import { checkFolderOf, writeTextFile } from '../files.ts';
import { type Io, print } from '../io.ts';
import { type BoxFigures, boxFigures } from './box-figures.ts';
import { type CampaignFigures, campaignFigures } from './campaign/campaign-figures.ts';
import { campaignTargets } from './campaign/campaign-targets.ts';
import { page } from './html/page.ts';
import { type Crew, campaignGames, playCampaigns, playDuels } from './play.ts';
import { report } from './report.ts';
import { boxesOf, type Subject, subjectName } from './subject.ts';
import { type BalanceSummary, boxTargets } from './summary.ts';

export interface BalanceOptions {
  readonly subject: Subject;
  /** What the cards are held against; without boxes nothing. */
  readonly baseline: Subject;
  /** Each plays its part of the games, on both seats. */
  readonly bots: readonly string[];
  /** Duels with the boxes that are measured, and as many with the baseline. */
  readonly games: number;
  /** Of the one box that is measured. */
  readonly campaigns: number;
  readonly seed: string;
  readonly workers: number;
  readonly json: boolean;
  /** The file of the report. */
  readonly html?: string;
}

/** Lets equal bots play many games, and prints what they say about the cards, the game and the campaign. */
export async function balance(options: BalanceOptions, io: Io): Promise<void> {
  const { subject, seed, workers, html } = options;
  if (html !== undefined) await checkFolderOf(html, io);
  const bots = options.bots.map((name) => ourBot(name, io.cwd));
  const start = performance.now();
  const found = await measured(options, { seed, workers, bots }, io);
  const summary: BalanceSummary = {
    engine: ENGINE_VERSION,
    bots: bots.map(({ name }) => name),
    seed,
    boxes: boxesOf(subject).map(({ id, name, version }) => ({ id, name, version })),
    ...found,
    targets: [
      ...(found.measured === null ? [] : boxTargets(found.measured, found.baseline)),
      ...(found.campaign === null ? [] : campaignTargets(found.campaign)),
    ],
    seconds: (performance.now() - start) / 1000,
  };
  if (html !== undefined) await writeTextFile(html, page(summary), io);
  print(io, options.json ? JSON.stringify(summary, null, 2) : report(summary));
}

interface Found {
  readonly measured: BoxFigures | null;
  readonly baseline: BoxFigures | null;
  readonly campaign: CampaignFigures | null;
}

/** Plays everything that is asked for, one after the other. */
async function measured(options: BalanceOptions, crew: Crew, io: Io): Promise<Found> {
  const { subject, games, campaigns } = options;
  const other = baselineFor(options);
  const [box] = boxesOf(subject);
  const ofCampaigns = campaigns * campaignGames(box);
  const progress = progressOf(games * (other === null ? 1 : 2) + ofCampaigns, io);
  let before = 0;
  const onProgress = (played: number): void => progress.update(before + played);
  const duels = async (which: Subject, baseline: BoxFigures | null): Promise<BoxFigures> => {
    const played = await playDuels(which, games, crew, onProgress);
    before += games;
    return boxFigures(which, played, baseline);
  };
  try {
    const baseline = other === null ? null : await duels(other, null);
    const own = games === 0 ? null : await duels(subject, baseline);
    const campaign =
      campaigns === 0
        ? null
        : campaignFigures(box, await playCampaigns(subject, campaigns, crew, onProgress));
    return { measured: own, baseline, campaign };
  } finally {
    progress.stop();
  }
}

/** Nothing is held against itself. */
function baselineFor({ subject, baseline, games }: BalanceOptions): Subject | null {
  const same = subjectName(subject) === subjectName(baseline);
  return same || games === 0 || baseline.boxes.length === 0 ? null : baseline;
}
