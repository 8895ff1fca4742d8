import { availableParallelism } from 'node:os';
import { newSeed } from '@openrealms/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { list, seed, wholeNumber } from '../arguments.ts';
import { campaigns } from '../campaign/campaigns.ts';
import { EXIT_USAGE, Failure } from '../failure.ts';
import type { AddCommand } from './add-command.ts';
import { addPersonCommands } from './campaign-person.ts';

interface Flags {
  readonly campaigns: number;
  readonly bots: readonly [string, string];
  readonly pack?: string;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: true;
}

const MOST_WORKERS = 256;

export const addCampaign: AddCommand = (program, io, done) => {
  const command = program
    .command('campaign')
    .description(
      'Play the campaign of Rise of Empire, or let bots play whole campaigns and print who wins them.',
    )
    // Options behind the name of a part belong to that part.
    .enablePositionalOptions()
    .allowExcessArguments()
    .option('-n, --campaigns <n>', 'how many', wholeNumber(1, 1_000_000), 100)
    .option('-b, --bots <a,b>', 'the two bots; they change sides', pairOfBots, ['tuned', 'tuned'])
    .option('--pack <file>', 'a content pack, instead of our own contents')
    .option(
      '-s, --seed <text>',
      'the same seed gives the same campaigns (default: a new one)',
      seed,
    )
    .option(
      '-w, --workers <n>',
      'worker threads; changes the time and nothing else (default: all cores)',
      wholeNumber(1, MOST_WORKERS),
    )
    .option('--json', 'print one JSON object instead of tables')
    .addHelpText(
      'after',
      `
Without one of these commands, bots play whole campaigns: twelve scenarios, the final count and the upgrades after it. Options of
scenarios and the upgrades after the campaign are decided by dice. Bots as in the arena: also network:folder, the network of a training run.

Examples:
  openrealms campaign play war.json
  openrealms campaign play ours.json --two
  openrealms campaign show war.json
  openrealms campaign fork war.json other.json --after 3
  openrealms campaign
  openrealms campaign --campaigns 20 --bots greedy,random --seed 1
  openrealms campaign --pack my-box.json --campaigns 50
  openrealms campaign --campaigns 500 --json`,
    )
    .action(async (flags: Flags, { args }: Command) => {
      if (args.length > 0) throw new Failure(unknownPart(args[0]), EXIT_USAGE);
      await campaigns(
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
  addPersonCommands(command, io, done);
};

function unknownPart(word: string): string {
  return `There is no "campaign ${word}": give play, show, fork or reset before it. To play: openrealms campaign play ${word}`;
}

function pairOfBots(text: string): readonly [string, string] {
  const [first, second, ...more] = list(text);
  if (second === undefined || more.length > 0) {
    throw new InvalidArgumentError('Give two bots with a comma between them, like greedy,random.');
  }
  return [first, second];
}
