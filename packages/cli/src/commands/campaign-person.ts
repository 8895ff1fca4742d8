/** The parts of `campaign` that are for a person who plays one. */
import { type BotName, isBotName, LEVELS } from '@openrealms/bots';
import type { Language, Player } from '@openrealms/engine';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { language, seed, wholeNumber } from '../arguments.ts';
import { forkToFile, resetToFile } from '../campaign/person/other-campaigns.ts';
import { playAsPerson } from '../campaign/person/play-as-person.ts';
import { showCampaign } from '../campaign/person/show-campaign.ts';
import type { Io } from '../io.ts';

interface Flags {
  readonly pack?: string;
  readonly language: Language;
  readonly otherVersion?: true;
}

interface PlayFlags extends Flags {
  readonly bot?: BotName;
  readonly player?: Player;
  readonly two?: true;
  readonly seed?: string;
  readonly plain?: true;
  readonly again?: true;
}

const FILE = 'the campaign: of campaign play, or exported by the browser';
const NEW_FILE = 'where the new campaign is kept';
const LAST_SCENARIO = 12;

export function addPersonCommands(
  campaign: Command,
  io: Io,
  done: (exitCode: number) => void,
): void {
  addPlay(campaign, io, done);
  common(campaign.command('show'))
    .description('Print where a campaign stands: the map, points, vaults and sheets.')
    .argument('<file>', FILE)
    .option('-p, --plain', 'short sentences without drawing or colour, for screen readers')
    .option('--json', 'print one JSON object')
    .action(
      async (file: string, flags: Flags & { readonly plain?: true; readonly json?: true }) => {
        const { plain = false, json = false } = flags;
        await showCampaign({ ...flags, file, plain, json, otherVersion: true }, io);
        done(0);
      },
    );
  common(campaign.command('fork'))
    .description('Go another way: write a campaign that was the same up to a scenario.')
    .argument('<file>', FILE)
    .argument('<new-file>', NEW_FILE)
    .option(
      '--after <n>',
      'the last scenario that stays (default: the last that was won)',
      wholeNumber(0, LAST_SCENARIO),
    )
    .option('-s, --seed <text>', 'what the new deals follow from (default: a new one)', seed)
    .option(...OTHER_VERSION)
    .action(async (file: string, to: string, flags: Flags & { after?: number; seed?: string }) => {
      await forkToFile({ ...flags, file, to, otherVersion: flags.otherVersion ?? false }, io);
      done(0);
    });
  common(campaign.command('reset'))
    .description('Begin anew: write a campaign of the same players from its beginning.')
    .argument('<file>', FILE)
    .argument('<new-file>', NEW_FILE)
    .option('-s, --seed <text>', 'what coin and deals follow from (default: a new one)', seed)
    .option(...OTHER_VERSION)
    .action(async (file: string, to: string, flags: Flags & { seed?: string }) => {
      await resetToFile({ ...flags, file, to, otherVersion: flags.otherVersion ?? false }, io);
      done(0);
    });
  for (const command of campaign.commands) {
    command
      .helpOption('-h, --help', 'print this help')
      .showHelpAfterError(`Try openrealms campaign ${command.name()} --help.`);
  }
}

const OTHER_VERSION = [
  '--other-version',
  'go on with a file that was written with another version of the box',
] as const;

function addPlay(campaign: Command, io: Io, done: (exitCode: number) => void): void {
  common(campaign.command('play'))
    .description(
      'Play a campaign yourself, against a bot or with somebody beside you: a new one, or go on with that of a file.',
    )
    .argument('<file>', 'where the campaign is kept; begun if there is no such file')
    .option('-b, --bot <name>', 'the opponent, by level (default: trader, or who it was)', opponent)
    .option('--player <n>', 'whose place you take against a bot: 1 or 2', player)
    .addOption(
      new Option('--two', 'two people at this terminal, who hand it over').conflicts([
        'bot',
        'player',
      ]),
    )
    .option('-s, --seed <text>', 'of a new campaign: the same seed, the same deals', seed)
    .option('-p, --plain', 'short sentences without drawing or colour, for screen readers')
    .option('--again', 'begin the game of the current scenario again, with the same deal')
    .option(...OTHER_VERSION)
    .addHelpText(
      'after',
      `
Twelve scenarios, each a game with rules of its own. Cards that you upgrade stay upgraded for the whole campaign. The file is written
after every step and every move: quit whenever you like. It is the file that the browser exports and opens; a game in the middle
of which you quit goes on in the terminal only.

Bots, weakest first: ${LEVELS.join(', ')}.

Examples:
  openrealms campaign play war.json
  openrealms campaign play war.json --bot captain
  openrealms campaign play ours.json --two
  openrealms campaign play mine.json --pack my-box.json
  openrealms campaign play war.json --plain --language fr`,
    )
    .action(async (file: string, flags: PlayFlags) => {
      const { plain = false, again = false, two = false, otherVersion = false } = flags;
      done(await playAsPerson({ ...flags, file, plain, again, two, otherVersion }, io));
    });
}

/** What all of them take. */
function common(command: Command): Command {
  return command
    .option('--pack <file>', 'the content pack it is played with, instead of our own contents')
    .option('-l, --language <code>', 'en or fr', language, 'en');
}

/** One of the bots that the browser has as well. */
function opponent(text: string): BotName {
  if (isBotName(text)) return text;
  throw new InvalidArgumentError(
    `Give one of these levels: ${LEVELS.join(', ')}, each also with a style behind it, like captain/rusher.`,
  );
}

function player(text: string): Player {
  if (text === '1') return 0;
  if (text === '2') return 1;
  throw new InvalidArgumentError('Give 1 or 2.');
}
