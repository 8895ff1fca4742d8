import { availableParallelism } from 'node:os';
import type { LabBotName } from '@openrealms/bots';
import { type FormatId, newSeed } from '@openrealms/engine';
import { Option } from 'commander';
import {
  bossHand,
  copies,
  formatOrAll,
  players,
  seed,
  twoBots,
  wholeNumber,
} from '../arguments.ts';
import { boxIds } from '../box-ids.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { simulate, simulateAll } from '../simulate/simulate.ts';
import { allTables, tableKind } from '../tables.ts';
import type { AddCommand } from './add-command.ts';
import { addChallengeOptions, type ChallengeFlags, gameAsked } from './challenge-options.ts';

interface Flags extends ChallengeFlags {
  readonly games: number;
  readonly format: FormatId | 'all';
  readonly seats?: number;
  readonly copies?: number;
  readonly boxes?: readonly string[];
  readonly bossHand?: 7 | 8;
  readonly bots: readonly [LabBotName, LabBotName];
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly csv?: string;
}

const MOST_WORKERS = 256;

export const addSimulate: AddCommand = (program, io, done) => {
  const command = program
    .command('simulate')
    .description('Let bots play many games and print how often each seat, team and bot wins.');
  addChallengeOptions(command)
    .option('-g, --games <n>', 'how many games', wholeNumber(1, 10_000_000), 1000)
    .option('-f, --format <name>', 'a format, or all of them', formatOrAll, 'standard')
    .option('-n, --seats <n>', 'how many play (default: the fewest of the format)', players)
    .option(
      '--boxes <ids>',
      'the boxes, with commas, or all (default: core; of a challenge its own)',
      boxIds,
    )
    .option('--copies <n>', 'copies of each box (default: 2 for 5 or 6 players)', copies)
    .option('--boss-hand <n>', "the Boss's hand against three Raiders, 7 or 8", bossHand)
    .addOption(
      new Option('-b, --bots <a,b>', 'the two bots, greedy or random; seats or teams alternate')
        .argParser(twoBots)
        .default(['greedy', 'greedy'], 'greedy,greedy'),
    )
    .option('-s, --seed <text>', 'the same seed gives the same games (default: a new one)', seed)
    .option(
      '-w, --workers <n>',
      'worker threads; changes the time and nothing else (default: all cores)',
      wholeNumber(1, MOST_WORKERS),
    )
    .option('--json', 'print one JSON object instead of a table')
    .option('--csv <file>', 'also write a line for each game; - prints them instead of the table')
    .addHelpText(
      'after',
      `
Examples:
  openrealms simulate
  openrealms simulate --games 10000 --bots greedy,random --seed 1
  openrealms simulate --games 500 --csv games.csv
  openrealms simulate --format raid --seats 4
  openrealms simulate --format all --games 300 --json
  openrealms simulate --challenge automatons --level expert --players 2
  openrealms simulate --games 2000 --json`,
    )
    .action(async (flags: Flags) => {
      if (flags.json && flags.csv === '-') {
        const message = 'Both --json and --csv - would print to stdout. Name a file for --csv.';
        throw new Failure(message, EXIT_USAGE);
      }
      const { format, seats, copies, boxes, bossHand, ...rest } = flags;
      const asked = { seats, copies, boxes, bossHand };
      const game = gameAsked({ ...flags, format: format === 'all' ? 'standard' : format });
      const options = {
        ...rest,
        seed: flags.seed ?? newSeed(),
        workers: flags.workers ?? availableParallelism(),
        json: flags.json ?? false,
      };
      if (format !== 'all') {
        await simulate(tableKind(game.id, { ...asked, ...game.wishes }), options, io);
      } else if (flags.csv === undefined) {
        await simulateAll(allTables(asked), options, io);
      } else {
        throw new Failure('A CSV file is for one format: name it with --format.', EXIT_USAGE);
      }
      done(0);
    });
};
