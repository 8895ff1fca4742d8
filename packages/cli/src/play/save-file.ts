import { isLabBotName, type LabBotName } from '@openrealms/bots';
import { boxes } from '@openrealms/content';
import {
  advance,
  CHALLENGES,
  type Command,
  ENGINE_VERSION,
  FORMATS,
  LEVELS,
  type Seat,
} from '@openrealms/engine';
import { Failure } from '../failure.ts';
import { type TableKind, tableKind } from '../tables.ts';
import { type Game, gameFromPosition, newGame, type PlayedTable, type Start } from './game.ts';

/**
 * A game to be continued. It holds how the game began and every move, so that undo and the log also work after
 * it is resumed.
 */
interface SaveFile {
  readonly kind: 'openrealms-play';
  readonly engine: string;
  /** By name; several with a comma between them, clockwise from the person's left. */
  readonly bot: string;
  /** Left out of a duel with the core set. */
  readonly table?: PlayedTable;
  /** The person's seat; the first if left out. */
  readonly you?: Seat;
  readonly start: Start;
  readonly moves: readonly { readonly seat: Seat; readonly command: Command }[];
}

export function saveText({ start, table, bots, you, record }: Game): string {
  const file: SaveFile = {
    kind: 'openrealms-play',
    engine: ENGINE_VERSION,
    bot: bots.join(','),
    ...((table.format !== 'standard' || table.boxes !== undefined) && { table }),
    ...(you !== 0 && { you }),
    start,
    moves: record.moves.map(({ seat, command }) => ({ seat, command })),
  };
  return `${JSON.stringify(file)}\n`;
}

export function resumedGame(text: string, path: string): Game {
  const file = parse(text, path);
  if (file.engine !== ENGINE_VERSION) {
    throw new Failure(
      `${path} was saved by version ${file.engine} and this is ${ENGINE_VERSION}. Start a new game.`,
    );
  }
  const { start, moves } = file;
  const bots = botsOf(file);
  if (bots === null || !Array.isArray(moves) || !isStart(start)) throw damaged(path);
  const begun =
    'seed' in start
      ? newGame(start.seed, tableOf(file, path), { you: seatOf(file, path), bots })
      : gameFromPosition(start.position, bots);
  let { record } = begun;
  for (const entry of moves as readonly Partial<SaveFile['moves'][number]>[]) {
    const { seat, command } = entry ?? {};
    const result = advance(record, {
      seat: seat as Seat,
      at: record.state.version,
      command: command as Command,
    });
    if (!result.ok) throw damaged(path);
    record = result.record;
  }
  return { ...begun, record };
}

function parse(text: string, path: string): SaveFile {
  let file: Partial<SaveFile> | null;
  try {
    file = JSON.parse(text) as Partial<SaveFile> | null;
  } catch {
    throw damaged(path);
  }
  if (file?.kind !== 'openrealms-play') {
    throw new Failure(`${path} is not a saved game. Give a file that play --save has written.`);
  }
  return file as SaveFile;
}

function botsOf({ bot }: SaveFile): LabBotName[] | null {
  const bots = typeof bot === 'string' ? bot.split(',') : [];
  return bots.length > 0 && bots.every(isLabBotName) ? bots : null;
}

/** The table of a file, if there can be such a one. */
function tableOf({ table }: SaveFile, path: string): TableKind {
  const { format = 'standard', ...wishes }: Partial<PlayedTable> = table ?? {};
  const { copies = 1, bossHand = 7, level = 'veteran', gambit = true, correction = true } = wishes;
  const known =
    [...FORMATS, ...CHALLENGES].some(({ id }) => id === format) &&
    [1, 2, 3, 4].includes(copies) &&
    [7, 8].includes(bossHand) &&
    LEVELS.includes(level) &&
    gambit === true &&
    correction === true &&
    areBoxes(wishes.boxes);
  if (!known || format === 'scenario') throw damaged(path);
  try {
    return tableKind(format, wishes);
  } catch {
    throw damaged(path);
  }
}

function areBoxes(ids: unknown): boolean {
  if (ids === undefined) return true;
  return (
    Array.isArray(ids) && ids.length > 0 && ids.every((id) => boxes.some((box) => box.id === id))
  );
}

function seatOf(file: SaveFile, path: string): Seat {
  const { you = 0 } = file;
  const { seats } = tableOf(file, path);
  if (!Number.isInteger(you) || you < 0 || you >= seats) throw damaged(path);
  return you;
}

function isStart(start: unknown): start is Start {
  const { seed, position } = (start ?? {}) as { seed?: unknown; position?: unknown };
  return (typeof seed === 'string' && seed !== '') || typeof position === 'string';
}

function damaged(path: string): Failure {
  return new Failure(`${path} is damaged and cannot be resumed. Start a new game.`);
}
