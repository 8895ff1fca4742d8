import { prepareBots } from '@openrealms/bots';
import { type FormatId, type Language, newSeed, viewFor } from '@openrealms/engine';
import picocolors from 'picocolors';
import { EXIT_USAGE, Failure } from '../failure.ts';
import { checkFolderOf, fileExists, readTextFile } from '../files.ts';
import { type Io, wantsColor } from '../io.ts';
import { lineReader } from '../line-reader.ts';
import { isChallenge, type TableKind, warningsFor } from '../tables.ts';
import type { ChallengeWords } from '../text/challenge-words.ts';
import type { FormatWords } from '../text/format-words.ts';
import type { Wording } from './actions.ts';
import { Announcer } from './announcer.ts';
import { BotPlayers } from './bot-players.ts';
import { bossOpening, type Company, type Game, gameFromPosition, newGame } from './game.ts';
import { Keeper } from './keeper.ts';
import { namesOf } from './names.ts';
import { plainScreen } from './plain-screen.ts';
import { prettyScreen } from './pretty-screen.ts';
import { resumedGame } from './save-file.ts';
import { scenarioName } from './scenario-facts.ts';
import type { Screen } from './screen.ts';
import { Table } from './table.ts';
import { wordingIn } from './wording.ts';

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
  const common = wordingIn(options.language, game.record.setup.boxes);
  const { words } = common;
  const wording: Wording = { ...common, names: namesOf(game, words, common.challenge) };
  const screen = screenFor(options.plain, wording, io);
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

/** Drawn, or in sentences. */
export function screenFor(plain: boolean, wording: Wording, io: Io): Screen {
  if (plain) return plainScreen(io, wording);
  return prettyScreen(io, { ...wording, colors: picocolors.createColors(wantsColor(io)) });
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
function greeting({ table, you, record }: Game, wording: Wording): string {
  const { words, format, challenge, scenario, names } = wording;
  const { format: id } = table;
  if (id === 'standard') return words.welcome(names[1 - you]);
  if (id === 'scenario') {
    const title = scenarioName(viewFor(record.state, you), wording);
    return scenario.welcome(`${title?.number}, ${title?.name}`, names[1 - you]);
  }
  const kind: TableKind = { ...table, format: id };
  return [welcome(kind, format, challenge), ...warningsFor(kind, format)].join('\n');
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
