import { isBotName } from '@openrealms/bots';
import { advance, type Command, ENGINE_VERSION, type Seat } from '@openrealms/engine';
import { Failure } from '../failure.ts';
import { type Game, gameFromPosition, newGame, type Start } from './game.ts';

/**
 * A game to be continued. It holds how the game began and every move, so that undo and the log also work after
 * it is resumed.
 */
interface SaveFile {
  readonly kind: 'openrealms-play';
  readonly engine: string;
  readonly bot: string;
  readonly start: Start;
  readonly moves: readonly { readonly seat: Seat; readonly command: Command }[];
}

export function saveText({ start, bot, record }: Game): string {
  const moves = record.moves.map(({ seat, command }) => ({ seat, command }));
  const file: SaveFile = { kind: 'openrealms-play', engine: ENGINE_VERSION, bot, start, moves };
  return `${JSON.stringify(file)}\n`;
}

export function resumedGame(text: string, path: string): Game {
  const file = parse(text, path);
  if (file.engine !== ENGINE_VERSION) {
    throw new Failure(
      `${path} was saved by version ${file.engine} and this is ${ENGINE_VERSION}. Start a new game.`,
    );
  }
  const { start, bot, moves } = file;
  if (!isBotName(bot) || !Array.isArray(moves) || !isStart(start)) throw damaged(path);
  const begun = 'seed' in start ? newGame(start.seed, bot) : gameFromPosition(start.position, bot);
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

function isStart(start: unknown): start is Start {
  const { seed, position } = (start ?? {}) as { seed?: unknown; position?: unknown };
  return (typeof seed === 'string' && seed !== '') || typeof position === 'string';
}

function damaged(path: string): Failure {
  return new Failure(`${path} is damaged and cannot be resumed. Start a new game.`);
}
