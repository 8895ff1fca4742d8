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
import { challengeList, tableKind } from '../tables.ts';
import type { AddCommand } from './add-command.ts';
import {
  addChallengeOptions,
  CHALLENGE_OPTIONS,
  type ChallengeFlags,
  gameAsked,
} from './challenge-options.ts';

interface Flags extends ChallengeFlags {
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
const TABLE = ['format', 'seats', 'seat', 'copies', 'boxes', 'bossHand', ...CHALLENGE_OPTIONS];

export const addPlay: AddCommand = (program, io, done) => {
  const command = program
    .command('play')
    .description('Play a game against bots, or together with them, in the terminal.')
    .addOption(
      new Option('-b, --bot <name>', 'the others, by level; several with commas')
        .argParser(bots)
        .default([OPPONENT], OPPONENT),
    );
  addChallengeOptions(command)
    .option('-f, --format <name>', 'the format, such as hunter or raid', format, 'standard')
    .option('-n, --seats <n>', 'how many play (default: the fewest of the format)', players)
    .option('--seat <n>', 'where you sit; in a raid, 1 is the Boss', wholeNumber(1, 6), 1)
    .option(
      '--boxes <ids>',
      'the boxes, with commas, or all (default: core; of a challenge its own)',
      boxIds,
    )
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
Challenges: ${challengeList()}.
One person plays here, alone or with bots as teammates; several people share the table in the browser.

Examples:
  openrealms play
  openrealms play --bot captain --seed 42
  openrealms play --bot pilot/rusher
  openrealms play --boxes core,frontiers
  openrealms play --format hunter --seats 4
  openrealms play --format raid --seats 4 --seat 2 --bot captain,recruit
  openrealms play --challenge automatons --level beginner
  openrealms play --challenge nemesis-beast --players 3 --bot captain
  openrealms play --save game.json
  openrealms play --resume game.json
  openrealms play --plain --language fr`,
    )
    .action(async (flags: Flags) => {
      const { seat, copies, boxes, bossHand, bot, ...rest } = flags;
      const { id, wishes } = gameAsked(flags);
      const table = tableKind(id, { ...wishes, copies, boxes, bossHand });
      if (seat > table.seats) throw new Failure(noSuchSeat(table.seats), EXIT_USAGE);
      const company = { you: seat - 1, bots: bot };
      done(await play({ ...rest, table, company, plain: flags.plain ?? false }, io));
    });
};

function noSuchSeat(seats: number): string {
  return seats === 1
    ? 'You play alone: leave --seat out, or give --players.'
    : `There are ${seats} seats: give --seat a number from 1 to ${seats}.`;
}
