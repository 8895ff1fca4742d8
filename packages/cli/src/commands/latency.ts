import { LEVELS } from '@openrealms/bots';
import { core } from '@openrealms/content';
import { type FormatId, newSeed } from '@openrealms/engine';
import { Option } from 'commander';
import { format, list, players, seed, wholeNumber } from '../arguments.ts';
import { boxIds } from '../box-ids.ts';
import { BASELINE, latency } from '../latency/latency.ts';
import { tableKind } from '../tables.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly bots: readonly string[];
  readonly games: number;
  readonly format: FormatId;
  readonly seats?: number;
  readonly boxes: readonly string[];
  readonly seed?: string;
  readonly json?: boolean;
}

export const addLatency: AddCommand = (program, io, done) => {
  program
    .command('latency')
    .description('Measure how long bots think and what memory they need, on one core.')
    .addOption(
      new Option('-b, --bots <names>', 'who is measured, with commas')
        .argParser(list)
        .default(LEVELS, 'all levels'),
    )
    .option('-g, --games <n>', `games of each bot against ${BASELINE}`, wholeNumber(1, 100_000), 20)
    .option('-f, --format <name>', 'the format, such as hunter or raid', format, 'standard')
    .option('-n, --seats <n>', 'how many play (default: the fewest of the format)', players)
    .addOption(
      new Option('--boxes <ids>', 'the boxes on the table, with commas, or all')
        .argParser(boxIds)
        .default([core.id], core.id),
    )
    .option('-s, --seed <text>', 'the same seed gives the same games (default: a new one)', seed)
    .option('--json', 'print one JSON object instead of tables')
    .addHelpText(
      'after',
      `
Every bot plays the same seeds in a process of its own, and only one process works at a time. The bot ${BASELINE} is always
measured too: compare ratios to it rather than times.

Examples:
  openrealms latency
  openrealms latency --bots tuned,network:training/run --games 50 --seed 1
  openrealms latency --bots random --json`,
    )
    .action(async ({ format, seats, ...flags }: Flags) => {
      const options = {
        ...flags,
        table: tableKind(format, { seats }),
        seed: flags.seed ?? newSeed(),
        json: flags.json ?? false,
      };
      await latency(options, io);
      done(0);
    });
};
