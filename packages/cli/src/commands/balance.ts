import { availableParallelism } from 'node:os';
import { core } from '@openrealms/content';
import { newSeed } from '@openrealms/engine';
import { Option } from 'commander';
import { list, seed, wholeNumber } from '../arguments.ts';
import { balance } from '../balance/balance.ts';
import { boxesOf, type Subject } from '../balance/subject.ts';
import { boxIds } from '../box-ids.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { loadPack } from '../pack/load-pack.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly boxes?: readonly string[];
  readonly pack?: string;
  readonly postCampaign?: boolean;
  readonly baseline: readonly string[];
  readonly bots: readonly string[];
  readonly games: number;
  readonly campaigns?: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly html?: string;
}

const MOST_WORKERS = 256;

/** Who plays where nobody else is named: never changes, so that figures can be compared, and quick enough for many games. */
const PLAYER = 'tuned';

/** Campaigns where a box that has one is measured alone. */
const CAMPAIGNS = 100;

export const addBalance: AddCommand = (program, io, done) => {
  program
    .command('balance')
    .description('Let equal bots play many games, and print how balanced cards and scenarios are.')
    .option('--boxes <ids>', 'the boxes to measure, with commas, or all (default: core)', boxIds)
    .option('--pack <file>', 'a pack to measure, alone or with --boxes')
    .option('--post-campaign', 'with the cards that join the trade deck after the campaign')
    .addOption(
      new Option('--baseline <ids>', 'the boxes that cards are held against, or none')
        .argParser((text) => (text === 'none' ? [] : boxIds(text)))
        .default([core.id], core.id),
    )
    .option(
      '-g, --games <n>',
      'duels, and as many with the baseline; 0 for none',
      wholeNumber(0, 1_000_000),
      2000,
    )
    .option(
      '-c, --campaigns <n>',
      `whole campaigns, each scenario with both faces up (default: ${CAMPAIGNS} if the box has one)`,
      wholeNumber(0, 100_000),
    )
    .addOption(
      new Option('-b, --bots <names>', 'who plays, on both seats; several take turns')
        .argParser(list)
        .default([PLAYER], PLAYER),
    )
    .option('-s, --seed <text>', 'the same seed gives the same games (default: a new one)', seed)
    .option(
      '-w, --workers <n>',
      'worker threads; changes the time and nothing else (default: all cores)',
      wholeNumber(1, MOST_WORKERS),
    )
    .option('--json', 'print one JSON object instead of tables')
    .option('--html <file>', 'also write a report with plots, one page that needs nothing else')
    .addHelpText(
      'after',
      `
The contribution of a card is what acquiring one adds to the chance of winning, everything that both players had when the turn
began being equal. It is held against what the cards of the baseline contribute at the same cost. How it is found: docs/balance.md.
Bots as in the arena: also network:folder, the network of a training run.

Examples:
  openrealms balance
  openrealms balance --boxes frontiers --games 5000 --html frontiers.html
  openrealms balance --boxes core,frontiers --bots tuned,admiral --seed 1 --json
  openrealms balance --boxes rise-of-empire --games 0 --campaigns 500
  openrealms balance --pack mine.json --html mine.html`,
    )
    .action(async (flags: Flags) => {
      const subject = await subjectOf(flags, io);
      const options = {
        ...flags,
        subject,
        baseline: { boxes: flags.baseline, postCampaign: false },
        campaigns: campaignsOf(flags, subject),
        seed: flags.seed ?? newSeed(),
        workers: flags.workers ?? availableParallelism(),
        json: flags.json ?? false,
      };
      if (options.games === 0 && options.campaigns === 0) {
        throw new Failure('There is nothing to play: give --games or --campaigns.', EXIT_USAGE);
      }
      await balance(options, io);
      done(0);
    });
};

async function subjectOf({ boxes, pack, postCampaign = false }: Flags, io: Io): Promise<Subject> {
  const own = pack === undefined ? [] : [await loadPack(pack, io)];
  const subject = {
    boxes: [...(boxes ?? (own.length > 0 ? [] : [core.id])), ...own],
    postCampaign,
  };
  if (postCampaign && boxesOf(subject).every(({ campaign }) => campaign === undefined)) {
    const message = 'No box has cards that come after a campaign: leave --post-campaign out.';
    throw new Failure(message, EXIT_USAGE);
  }
  return subject;
}

/** A campaign is played with its box alone. */
function campaignsOf({ campaigns }: Flags, subject: Subject): number {
  const [box, ...others] = boxesOf(subject);
  if (others.length === 0 && box.campaign !== undefined) return campaigns ?? CAMPAIGNS;
  if (campaigns === undefined || campaigns === 0) return 0;
  throw new Failure(
    'Campaigns are played with one box alone that has one: --boxes rise-of-empire, or a --pack.',
    EXIT_USAGE,
  );
}
