import { availableParallelism } from 'node:os';
import { CHALLENGES, type ChallengeId, LEVELS, type Level, newSeed } from '@openrealms/engine';
import { InvalidArgumentError, Option } from 'commander';
import { challenge, challengeLevel, challengers, list, seed, wholeNumber } from '../arguments.ts';
import { boxIds } from '../box-ids.ts';
import { challenges } from '../challenges/challenges.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { type TableKind, tableKind } from '../tables.ts';
import type { AddCommand } from './add-command.ts';

interface Flags {
  readonly bot: string;
  readonly games: number;
  readonly challenge: readonly ChallengeId[];
  readonly level: readonly Level[];
  readonly players?: readonly number[];
  readonly boxes?: readonly string[];
  readonly gambit?: true;
  readonly correction?: true;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

const MOST_WORKERS = 256;

/** Who plays where nobody else is named: never changes, so that figures can be compared, and quick enough for many games. */
const PLAYER = 'tuned';

export const addChallenges: AddCommand = (program, io, done) => {
  program
    .command('challenges')
    .description('Let bots play the challenges at every level, and print how often they win.')
    .option('-b, --bot <name>', 'who sits on every seat', PLAYER)
    .option(
      '-g, --games <n>',
      'games for each challenge, level and number of players',
      wholeNumber(1, 1_000_000),
      200,
    )
    .addOption(
      new Option('-c, --challenge <ids>', 'only these, with commas')
        .argParser(several(challenge))
        .default(
          CHALLENGES.map(({ id }) => id),
          'all',
        ),
    )
    .addOption(
      new Option('--level <names>', 'only these levels, with commas')
        .argParser(several(challengeLevel))
        .default([...LEVELS], 'all'),
    )
    .option('--players <n>', 'only these numbers of players, with commas', several(challengers))
    .option(
      '--boxes <ids>',
      'the boxes, with commas, or all (default: that of the challenge)',
      boxIds,
    )
    .option('--gambit', 'the substitutions of the older challenge cards')
    .option('--correction', 'of nemesis-beast: the publisher’s correction, 50 authority together')
    .option('-s, --seed <text>', 'the same seed gives the same games (default: a new one)', seed)
    .option(
      '-w, --workers <n>',
      'worker threads; changes the time and nothing else (default: all cores)',
      wholeNumber(1, MOST_WORKERS),
    )
    .option('--json', 'print one JSON object instead of a table')
    .addOption(new Option('--markdown', 'print the table for a document').conflicts('json'))
    .addHelpText(
      'after',
      `
The n-th game of a challenge is dealt from the same seed at every level, so that levels are compared on the same deals.
Bots as in the arena: also network:folder, the network of a training run.

Examples:
  openrealms challenges --games 50
  openrealms challenges --challenge automatons,nemesis-beast --players 2 --level veteran
  openrealms challenges --bot admiral --games 50 --seed 1 --json
  openrealms challenges --bot network:training/run --games 400 --markdown`,
    )
    .action(async (flags: Flags) => {
      const { bot, games } = flags;
      const tables = tablesOf(flags);
      const levels = LEVELS.filter((level) => flags.level.includes(level));
      const shown = flags.markdown ? 'markdown' : 'table';
      const options = {
        ...{ tables, levels, bot, games },
        seed: flags.seed ?? newSeed(),
        workers: flags.workers ?? availableParallelism(),
        form: flags.json ? 'json' : shown,
      } as const;
      await challenges(options, io);
      done(0);
    });
};

/** Every challenge that is asked for, with every number of players that is asked for and that it is for. */
function tablesOf({ challenge: ids, players, boxes, gambit, correction }: Flags): TableKind[] {
  const wanted = CHALLENGES.filter(({ id }) => ids.includes(id));
  const tables = wanted.flatMap(({ id, seatCounts }) =>
    seatCounts
      .filter((count) => players === undefined || players.includes(count))
      .map((seats) => tableKind(id, { seats, boxes, gambit, correction })),
  );
  if (tables.length > 0) return tables;
  const counts = wanted.map(({ id, seatCounts }) => `${id} is for ${seatCounts.join(', ')}`);
  throw new Failure(`Nobody can play so: ${counts.join('; ')} players.`, EXIT_USAGE);
}

/** A reader of several things with commas between them. */
function several<T>(read: (text: string) => T): (text: string) => readonly T[] {
  return (text) => {
    const parts = list(text);
    if (new Set(parts).size < parts.length) throw new InvalidArgumentError('Give each once.');
    return parts.map(read);
  };
}
