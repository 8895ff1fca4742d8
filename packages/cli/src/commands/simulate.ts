import { availableParallelism } from 'node:os';
import type { BotName } from '@openrealms/bots';
import { newSeed } from '@openrealms/engine';
import { Option } from 'commander';
import { seed, twoBots, wholeNumber } from '../arguments.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { simulate } from '../simulate/simulate.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly games: number;
  readonly bots: readonly [BotName, BotName];
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly csv?: string;
}

const MOST_WORKERS = 256;

export const addSimulate: AddCommand = (program, io, done) => {
  program
    .command('simulate')
    .description('Let two bots play many games and print how often each wins.')
    .option('-g, --games <n>', 'how many games', wholeNumber(1, 10_000_000), 1000)
    .addOption(
      new Option('-b, --bots <a,b>', 'the two bots, greedy or random; seats alternate')
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
  openrealms simulate --games 2000 --json`,
    )
    .action(async (flags: Flags) => {
      if (flags.json && flags.csv === '-') {
        const message = 'Both --json and --csv - would print to stdout. Name a file for --csv.';
        throw new Failure(message, EXIT_USAGE);
      }
      await simulate(
        {
          ...flags,
          seed: flags.seed ?? newSeed(),
          workers: flags.workers ?? availableParallelism(),
          json: flags.json ?? false,
        },
        io,
      );
      done(0);
    });
};
