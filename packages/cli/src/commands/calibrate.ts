import { availableParallelism } from 'node:os';
import { core } from '@openrealms/content';
import { type FormatId, newSeed } from '@openrealms/engine';
import { Option } from 'commander';
import { format, players, seed, wholeNumber } from '../arguments.ts';
import { boxIds } from '../box-ids.ts';
import { calibrate } from '../calibrate/calibrate.ts';
import { tableKind } from '../tables.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly bot: string;
  readonly games: number;
  readonly format: FormatId;
  readonly seats?: number;
  readonly boxes: readonly string[];
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly svg?: string;
}

const MOST_WORKERS = 256;

export const addCalibrate: AddCommand = (program, io, done) => {
  program
    .command('calibrate')
    .description('Hold the chances that a bot gives itself against what comes of its games.')
    .requiredOption('-b, --bot <name>', 'a bot that puts a number on its chance; it plays itself')
    .option('-g, --games <n>', 'how many games', wholeNumber(1, 10_000_000), 1000)
    .option('-f, --format <name>', 'the format, such as hunter or raid', format, 'standard')
    .option('-n, --seats <n>', 'how many play (default: the fewest of the format)', players)
    .addOption(
      new Option('--boxes <ids>', 'the boxes on the table, with commas, or all')
        .argParser(boxIds)
        .default([core.id], core.id),
    )
    .option('-s, --seed <text>', 'the same seed gives the same games (default: a new one)', seed)
    .option(
      '-w, --workers <n>',
      'worker threads; changes the time and nothing else (default: all cores)',
      wholeNumber(1, MOST_WORKERS),
    )
    .option('--json', 'print one JSON object instead of tables')
    .option('--svg <file>', 'also write a picture')
    .addHelpText(
      'after',
      `
At the end of each turn, before cards are drawn, the player says what chance it gives itself. By tenths of that chance, the mean
is held against how often the game was won. Intervals come from drawing whole games anew.

Examples:
  openrealms calibrate --bot network:training/run
  openrealms calibrate --bot network:training/run --games 5000 --seed 1 --json
  openrealms calibrate --bot network:training/run --format hunter --svg calibration.svg`,
    )
    .action(async ({ format, seats, ...flags }: Flags) => {
      const options = {
        ...flags,
        table: tableKind(format, { seats }),
        seed: flags.seed ?? newSeed(),
        workers: flags.workers ?? availableParallelism(),
        json: flags.json ?? false,
      };
      await calibrate(options, io);
      done(0);
    });
};
