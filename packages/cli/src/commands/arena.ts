import { availableParallelism } from 'node:os';
import { LEVELS } from '@openrealms/bots';
import { core } from '@openrealms/content';
import { type FormatId, newSeed } from '@openrealms/engine';
import { InvalidArgumentError, Option } from 'commander';
import { type ArenaOptions, arena } from '../arena/arena.ts';
import type { Hypotheses } from '../arena/sprt.ts';
import { bossHand, copies, format, list, players, seed, wholeNumber } from '../arguments.ts';
import { boxIds } from '../box-ids.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { tableKind } from '../tables.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly bot: readonly string[];
  readonly ladder?: boolean;
  readonly focus?: string;
  readonly against?: readonly string[];
  readonly games?: number;
  readonly format: FormatId;
  readonly seats?: number;
  readonly boxes: readonly string[];
  readonly copies?: number;
  readonly bossHand?: 7 | 8;
  readonly seed?: string;
  readonly workers?: number;
  readonly anchor?: NonNullable<ArenaOptions['anchor']>;
  readonly sprt?: Hypotheses;
  readonly turnTime: number;
  readonly startTime: number;
  readonly maxFaults: number;
  readonly json?: boolean;
  readonly svg?: string;
}

const MOST_WORKERS = 256;
const LONGEST = 3_600_000;

export const addArena: AddCommand = (program, io, done) => {
  program
    .command('arena')
    .description('Let bots and programs play matches, and measure how strong each of them is.')
    .argument('[names...]', 'bots of ours that take part; everybody plays everybody')
    .addOption(
      new Option('-b, --bot <command>', 'a program that takes part (docs/protocol.md); repeatable')
        .argParser((text: string, before: readonly string[]) => [...before, command(text)])
        .default([], 'none'),
    )
    .option('--ladder', 'each bot plays the one before it, 1000 games (default: all levels)')
    .option('--focus <bot>', 'with --against: a bot that has one side to itself in every game')
    .option('--against <bots>', 'with --focus: whom it meets, with commas; one kind a game', list)
    .option(
      '-g, --games <n>',
      'games for each two bots that meet, in whole pairs (default: 200)',
      wholeNumber(1, 10_000_000),
    )
    .option('-f, --format <name>', 'the format, such as hunter or raid', format, 'standard')
    .option('-n, --seats <n>', 'how many play (default: the fewest of the format)', players)
    .addOption(
      new Option('--boxes <ids>', 'the boxes on the table, with commas, or all')
        .argParser(boxIds)
        .default([core.id], core.id),
    )
    .option('--copies <n>', 'copies of each box (default: 2 for 5 or 6 players)', copies)
    .option('--boss-hand <n>', "the Boss's hand against three Raiders, 7 or 8", bossHand)
    .option('-s, --seed <text>', 'the same seed gives the same games (default: a new one)', seed)
    .option(
      '-w, --workers <n>',
      'worker threads, never more than cores (default: all cores)',
      wholeNumber(1, MOST_WORKERS),
    )
    .option('--anchor <name[=elo]>', 'whose rating is given (default: the first, with 0)', anchor)
    .option(
      '--sprt <p0,p1>',
      'stop when the first of two bots scores p0 or p1, like 0.5,0.57',
      sprt,
    )
    .option(
      '--turn-time <ms>',
      'for all decisions of a turn; more is a loss',
      wholeNumber(1, LONGEST),
      10_000,
    )
    .option('--start-time <ms>', 'until a program has said hello', wholeNumber(1, LONGEST), 10_000)
    .option(
      '--max-faults <n>',
      'a bot that has lost so many games by faults is out',
      wholeNumber(1, 1_000_000),
      5,
    )
    .option('--json', 'print one JSON object instead of tables')
    .option('--svg <file>', 'also write a picture of the ratings')
    .addHelpText(
      'after',
      `
A pair is two games on one seed with the seats swapped. Where more than two sides play, a set has as many games as
there are sides: one bot is alone among others of its opponent, on every seat once.

Examples:
  openrealms arena greedy random --games 1000 --seed 1
  openrealms arena --bot "python3 mybot.py"
  openrealms arena greedy --bot ./one --bot ./other --anchor greedy=1000 --svg elo.svg
  openrealms arena greedy random --sprt 0.5,0.55 --games 20000 --json
  openrealms arena network:training/run tuned --games 2000
  openrealms arena network:learned greedy-network:learned --games 2000
  openrealms arena --ladder
  openrealms arena captain captain/rusher greedy
  openrealms arena --focus tuned --against greedy,random --format free-for-all --seats 4`,
    )
    .action(async (names: readonly string[], flags: Flags) => {
      const { bot, ladder, focus, against, format, seats, copies, bossHand, ...rest } = flags;
      const cores = availableParallelism();
      const options: ArenaOptions = {
        ...rest,
        ...eventOf(names, flags),
        commands: bot,
        games: flags.games ?? (ladder ? 1_000 : 200),
        table: tableKind(format, { seats, copies, bossHand }),
        seed: flags.seed ?? newSeed(),
        // Bots that think for a time would think less on a core that they share.
        workers: Math.min(flags.workers ?? cores, cores),
        anchor: flags.anchor ?? null,
        sprt: flags.sprt ?? null,
        json: flags.json ?? false,
      };
      done(await arena(options, io));
    });
};

/** Who takes part, and who plays whom. */
export function eventOf(
  names: readonly string[],
  { bot, ladder = false, focus, against }: Pick<Flags, 'bot' | 'ladder' | 'focus' | 'against'>,
): Pick<ArenaOptions, 'names' | 'kind'> {
  if ((focus === undefined) !== (against === undefined)) {
    throw new Failure('Give both --focus and --against, or neither.', EXIT_USAGE);
  }
  if (focus === undefined || against === undefined) {
    const all = ladder && names.length + bot.length === 0 ? LEVELS : names;
    return { names: all, kind: ladder ? 'ladder' : 'round-robin' };
  }
  if (ladder) throw new Failure('Give either --ladder or --focus, not both.', EXIT_USAGE);
  if (names.length > 0) {
    const message = `With --focus, name the others by --against, not by themselves: ${names.join(', ')}.`;
    throw new Failure(message, EXIT_USAGE);
  }
  return { names: [focus, ...against], kind: 'focus' };
}

function command(text: string): string {
  if (text.trim() === '')
    throw new InvalidArgumentError('Give a command, like "python3 mybot.py".');
  return text.trim();
}

function anchor(text: string): NonNullable<ArenaOptions['anchor']> {
  const [, name, elo] = /^(.+?)(?:=(-?\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError('Give a bot, like random or random=500.');
  return { name, elo: Number(elo ?? 0) };
}

function sprt(text: string): Hypotheses {
  const [p0, p1, ...more] = text
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (!(p0 > 0 && p0 < p1 && p1 < 1) || more.length > 0) {
    throw new InvalidArgumentError(
      'Give two scores between 0 and 1, the lower first, like 0.5,0.57.',
    );
  }
  return { p0, p1 };
}
