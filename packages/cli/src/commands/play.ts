import type { BotName } from '@openrealms/bots';
import type { Language } from '@openrealms/engine';
import { Option } from 'commander';
import { bot, language, seed } from '../arguments.ts';
import { play } from '../play/play.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly seed?: string;
  readonly bot: BotName;
  readonly plain?: true;
  readonly language: Language;
  readonly save?: string;
  readonly resume?: string;
  readonly position?: string;
  readonly replay?: string;
}

export const addPlay: AddCommand = (program, io, done) => {
  program
    .command('play')
    .description('Play a game against a bot in the terminal.')
    .option('-b, --bot <name>', 'the opponent, greedy or random', bot, 'greedy')
    .option('-s, --seed <text>', 'the same seed deals the same cards (default: a new one)', seed)
    .option('-p, --plain', 'short sentences without drawing or colour, for screen readers')
    .option('-l, --language <code>', 'en or fr', language, 'en')
    .option('--save <file>', 'write the game to this file after every move')
    .addOption(
      new Option('--resume <file>', 'continue a saved game, and go on saving it').conflicts([
        'seed',
        'position',
      ]),
    )
    .addOption(
      new Option('--position <line>', 'start from a position in one line of text').conflicts([
        'seed',
        'replay',
      ]),
    )
    .option('--replay <file>', 'write a replay to this file when the game is over')
    .addHelpText(
      'after',
      `
Examples:
  openrealms play
  openrealms play --bot random --seed 42
  openrealms play --save game.json
  openrealms play --resume game.json
  openrealms play --plain --language fr`,
    )
    .action(async (flags: Flags) => {
      done(await play({ ...flags, plain: flags.plain ?? false }, io));
    });
};
