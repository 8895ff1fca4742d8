import { existsSync } from 'node:fs';
import { toReplay } from '@openrealms/engine';
import { Failure } from '../failure.ts';
import { writeTextFile } from '../files.ts';
import type { LineReader } from '../line-reader.ts';
import type { Wording } from './actions.ts';
import type { Game } from './game.ts';
import { saveText } from './save-file.ts';

export async function writeSave(game: Game, file: string): Promise<void> {
  await writeTextFile(file, saveText(game));
}

export async function writeReplay(game: Game, file: string, wording: Wording): Promise<void> {
  const { words, names } = wording;
  const players = names.map((name, seat) => (seat === game.you ? words.player : name));
  const replay = await toReplay(game.record, players);
  await writeTextFile(file, `${JSON.stringify(replay)}\n`);
}

/**
 * Asks for the name of a file until one could be written, and gives it; null when the player wants none. A file
 * that exists is never overwritten.
 */
export async function askAndWrite(
  lines: LineReader,
  question: string,
  write: (file: string) => Promise<void>,
  say: (text: string) => void,
): Promise<string | null> {
  for (;;) {
    const file = (await lines.next(question))?.trim() ?? '';
    if (file === '') return null;
    try {
      if (existsSync(file)) throw new Failure(`${file} exists already: choose another file.`);
      await write(file);
      return file;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      say(error.message);
    }
  }
}
