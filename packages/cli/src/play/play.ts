import { prepareBots } from '@openrealms/bots';
import { type FormatId, type Language, newSeed, viewFor } from '@openrealms/engine';
import { cardBook } from '@openrealms/narrator';
import picocolors from 'picocolors';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { checkFolderOf, fileExists, readTextFile } from '../files.ts';
import { type Io, wantsColor } from '../io.ts';
import { lineReader } from '../line-reader.ts';
import { isChallenge, type TableKind, warningsFor } from '../tables.ts';
import { type ChallengeWords, challengeWordsIn } from '../text/challenge-words.ts';
import { type FormatWords, formatWordsIn } from '../text/format-words.ts';
import { wordsIn } from '../text/words-in.ts';
import type { Wording } from './actions.ts';
import { Announcer } from './announcer.ts';
import { BotPlayers } from './bot-players.ts';
import { bossOpening, type Company, type Game, gameFromPosition, newGame } from './game.ts';
import { Keeper } from './keeper.ts';
import { namesOf } from './names.ts';
import { plainScreen } from './plain-screen.ts';
import { prettyScreen } from './pretty-screen.ts';
import { resumedGame } from './save-file.ts';
import { Table } from './table.ts';

export interface PlayOptions {
  readonly seed?: string;
  readonly table: TableKind;
  readonly company: Company;
  readonly plain: boolean;
  readonly language: Language;
  readonly save?: string;
  readonly resume?: string;
  readonly position?: string;
  readonly replay?: string;
}

/** Plays a game in the terminal until it is over or the player leaves; gives the exit code. */
export async function play(options: PlayOptions, io: Io): Promise<number> {
  const game = await openGame(options, io);
  await prepareBots(game.bots);
  const book = cardBook(game.record.setup.boxes, options.language);
  const words = wordsIn(options.language);
  const challenge = challengeWordsIn(options.language);
  const names = namesOf(game, words, challenge);
  const format = formatWordsIn(options.language);
  const wording = { book, words, format, challenge, names };
  const colors = picocolors.createColors(wantsColor(io));
  const screen = options.plain
    ? plainScreen(io, wording)
    : prettyScreen(io, { ...wording, colors });
  const lines = lineReader(io);
  try {
    const teams = viewFor(game.record.state, game.you).seats.map(({ team }) => team);
    const announcer = new Announcer(screen, wording, game.you, teams);
    const files = { save: options.save ?? options.resume, replay: options.replay };
    const keeper = new Keeper(io, lines, wording, (text) => announcer.say(text), files);
    await keeper.begin(game);
    announcer.say(options.resume === undefined ? greeting(game, wording) : words.resumed);
    if (options.resume === undefined) announcer.news(bossOpening(game), game.record.state);
    const bots = new BotPlayers(game);
    return await new Table(game, wording, screen, announcer, lines, keeper, bots).run();
  } finally {
    lines.close();
  }
}

async function openGame(options: PlayOptions, io: Io): Promise<Game> {
  for (const file of [options.save, options.replay]) {
    if (file === undefined) continue;
    await checkFolderOf(file, io);
    if (!fileExists(file, io)) continue;
    const hint = file === options.save ? `continue it with --resume ${file}, or ` : '';
    throw new Failure(`${file} exists already: ${hint}choose another file.`, EXIT_USAGE);
  }
  if (options.resume !== undefined) {
    return resumedGame(await readTextFile(options.resume, io), options.resume);
  }
  const { table, company } = options;
  if (options.position !== undefined) return gameFromPosition(options.position, company.bots);
  return newGame(options.seed ?? newSeed(), table, company);
}

/** What the game is about, and what the rulebooks would warn of. */
function greeting({ table, you }: Game, { words, format, challenge, names }: Wording): string {
  if (table.format === 'standard') return words.welcome(names[1 - you]);
  return [welcome(table, format, challenge), ...warningsFor(table, format)].join('\n');
}

function welcome(
  { format: id, level = 'veteran' }: TableKind,
  format: FormatWords,
  challenge: ChallengeWords,
): string {
  if (!isChallenge(id)) {
    const { name, goal } = format.formats[id as FormatId];
    return format.welcome(name, goal);
  }
  const { name, goal } = challenge.challenges[id];
  const { name: levelName, meaning } = challenge.levels[level];
  return challenge.welcome(name, levelName, goal, meaning);
}
