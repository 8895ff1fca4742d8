import { wholeNumber } from '../arguments.ts';
import { runBench } from '../bench/index.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly seconds: number;
  readonly json?: boolean;
}

export const addBench: AddCommand = (program, _io, done) => {
  program
    .command('bench')
    .description('Measure how many games a second the rules can play on this machine.')
    .option('-s, --seconds <n>', 'how long to measure each contestant', wholeNumber(1, 3600), 5)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
Examples:
  openrealms bench
  openrealms bench --seconds 20 --json`,
    )
    .action(async ({ seconds, json = false }: Flags) => {
      await runBench({ json, seconds });
      done(0);
    });
};
