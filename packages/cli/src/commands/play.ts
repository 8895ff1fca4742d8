import { type LabBotName, LEVELS } from '@openrealms/bots';
import type { FormatId, Language } from '@openrealms/engine';
import { Option } from 'commander';
import {
  bossHand,
  bots,
  copies,
  format,
  language,
  players,
  seed,
  wholeNumber,
} from '../arguments.ts';
import { boxIds } from '../box-ids.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { play } from '../play/play.ts';
import { tableKind } from '../tables.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly seed?: string;
  readonly bot: readonly LabBotName[];
  readonly format: FormatId;
  readonly seats?: number;
  readonly seat: number;
  readonly copies?: number;
  readonly boxes?: readonly string[];
  readonly bossHand?: 7 | 8;
  readonly plain?: true;
  readonly language: Language;
  readonly save?: string;
  readonly resume?: string;
  readonly position?: string;
  readonly replay?: string;
}

/** Whom one plays against who does not say: neither the weakest nor the strongest. */
const OPPONENT: LabBotName = 'trader';

/** What a saved game and a position have in themselves. */
const TABLE = ['format', 'seats', 'seat', 'copies', 'boxes', 'bossHand'];

export const addPlay: AddCommand = (program, io, done) => {
  program
    .command('play')
    .description('Play a game against bots, or together with them, in the terminal.')
    .addOption(
      new Option('-b, --bot <name>', 'the others, by level; several with commas')
        .argParser(bots)
        .default([OPPONENT], OPPONENT),
    )
    .option('-f, --format <name>', 'the format, such as hunter or raid', format, 'standard')
    .option('-n, --seats <n>', 'how many play (default: the fewest of the format)', players)
    .option('--seat <n>', 'where you sit; in a raid, 1 is the Boss', wholeNumber(1, 6), 1)
    .option('--boxes <ids>', 'the boxes to play with, with commas, or all (default: core)', boxIds)
    .option('--copies <n>', 'copies of each box (default: 2 for 5 or 6 players)', copies)
    .option('--boss-hand <n>', "the Boss's hand against three Raiders, 7 or 8", bossHand)
    .option('-s, --seed <text>', 'the same seed deals the same cards (default: a new one)', seed)
    .option('-p, --plain', 'short sentences without drawing or colour, for screen readers')
    .option('-l, --language <code>', 'en or fr', language, 'en')
    .option('--save <file>', 'write the game to this file after every move')
    .addOption(
      new Option('--resume <file>', 'continue a saved game, and go on saving it').conflicts([
        'seed',
        'position',
        ...TABLE,
      ]),
    )
    .addOption(
      new Option('--position <line>', 'start from a position in one line of text').conflicts([
        'seed',
        'replay',
        ...TABLE,
      ]),
    )
    .option('--replay <file>', 'write a replay to this file when the game is over')
    .addHelpText(
      'after',
      `
Bots, weakest first: ${LEVELS.join(', ')}.
Each also with a style: captain/rusher, /tradesman, /thinner, /loyalist.

Examples:
  openrealms play
  openrealms play --bot captain --seed 42
  openrealms play --bot pilot/rusher
  openrealms play --boxes core,frontiers
  openrealms play --format hunter --seats 4
  openrealms play --format raid --seats 4 --seat 2 --bot captain,recruit
  openrealms play --save game.json
  openrealms play --resume game.json
  openrealms play --plain --language fr`,
    )
    .action(async (flags: Flags) => {
      const { format, seats, seat, copies, boxes, bossHand, bot, ...rest } = flags;
      const table = tableKind(format, { seats, copies, boxes, bossHand });
      if (seat > table.seats) {
        const message = `There are ${table.seats} seats: give --seat a number from 1 to ${table.seats}.`;
        throw new Failure(message, EXIT_USAGE);
      }
      const company = { you: seat - 1, bots: bot };
      done(await play({ ...rest, table, company, plain: flags.plain ?? false }, io));
    });
};
