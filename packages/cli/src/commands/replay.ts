import type { Language } from '@openrealms/engine';
import { language, wholeNumber } from '../arguments.ts';
import { replay } from '../replay/replay.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly at?: number;
  readonly verify?: true;
  readonly commitment?: string;
  readonly plain?: true;
  readonly json?: boolean;
  readonly language: Language;
}

export const addReplay: AddCommand = (program, io, done) => {
  program
    .command('replay')
    .description('Watch a recorded game move by move, print it, or verify it.')
    .argument('<file>', 'a replay, as play --replay writes it')
    .option('--at <n>', 'start at this move, or print only it', wholeNumber(0, 1_000_000))
    .option('--verify', 'check seed and moves, and say what differs')
    .option('--commitment <hash>', 'verify against the hash published before the game')
    .option('-p, --plain', 'sentences instead of drawings')
    .option('-l, --language <code>', 'en or fr', language, 'en')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      `
Without a terminal, or with its output in a pipe, it prints the whole game.

Examples:
  openrealms replay game.json
  openrealms replay game.json --at 40
  openrealms replay game.json --verify
  openrealms replay game.json --commitment 34536a1e…
  openrealms replay game.json | less`,
    )
    .action(async (file: string, flags: Flags) => {
      const { plain = false, json = false } = flags;
      const verify = flags.verify === true || flags.commitment !== undefined;
      done(await replay({ ...flags, file, verify, plain, json }, io));
    });
};
