import { toReplay } from '@openrealms/engine';
import { somebody } from '@openrealms/narrator';
import { Failure } from '../failure.ts';
import { fileExists, writeTextFile } from '../files.ts';
import type { Io } from '../io.ts';
import type { LineReader } from '../line-reader.ts';
import type { Wording } from './actions.ts';
import type { Game } from './game.ts';
import { saveText } from './save-file.ts';

/** Where the game is kept. */
export interface Files {
  /** Written after every move. */
  readonly save: string | undefined;
  /** Written when the game is over. */
  readonly replay: string | undefined;
}

const NO: ReadonlySet<string> = new Set(['', 'n', 'no', 'non', 'q', 'quit', 'quitter']);

/** Whoever keeps a game while it is played. */
export interface GameKeeper {
  /** After a move. */
  follow(game: Game): Promise<void>;
  /** The player says "save", perhaps with the name of a file. */
  save(game: Game, file: string): Promise<void>;
  /** The player quits. */
  leave(game: Game): Promise<void>;
  /** The input has ended. */
  sayWhereSaved(): void;
  /** The game is over. */
  finish(game: Game): Promise<void>;
}

/**
 * Keeps a game in files. Asked whether to keep one, a player answers "save" and a name: anything else, such as a
 * line that was meant for the game, writes nothing. A file that exists is never overwritten.
 */
export class Keeper implements GameKeeper {
  private readonly io: Io;
  private readonly lines: LineReader;
  private readonly wording: Wording;
  private readonly say: (text: string) => void;
  private saveFile: string | undefined;
  private readonly replayFile: string | undefined;

  constructor(
    io: Io,
    lines: LineReader,
    wording: Wording,
    say: (text: string) => void,
    { save, replay }: Files,
  ) {
    this.io = io;
    this.lines = lines;
    this.wording = wording;
    this.say = say;
    this.saveFile = save;
    this.replayFile = replay;
  }

  /** Writes the save before anything is played, so that a file that cannot be written costs no game. */
  async begin(game: Game): Promise<void> {
    if (this.saveFile !== undefined) await this.writeSave(game, this.saveFile);
  }

  /** After a move. A save that fails now does not end the game. */
  async follow(game: Game): Promise<void> {
    if (this.saveFile === undefined) return;
    const problem = await problemOf(() => this.begin(game));
    if (problem === null) return;
    this.saveFile = undefined;
    this.say(`${problem} ${this.wording.words.saveStopped}`);
  }

  /** The player says "save" during the game; without a name it is the file that is used already. */
  async save(game: Game, file: string): Promise<void> {
    const { words } = this.wording;
    const wanted = file === '' ? this.saveFile : file;
    if (wanted === undefined) {
      this.say(words.howToSave);
      return;
    }
    const problem = await problemOf(async () => {
      if (wanted !== this.saveFile) this.refuseExisting(wanted);
      await this.writeSave(game, wanted);
    });
    if (problem === null) this.saveFile = wanted;
    this.say(problem ?? words.savedFromNowOn(wanted));
  }

  /** The player quits. */
  async leave(game: Game): Promise<void> {
    this.saveFile ??= await this.offer(this.wording.words.offerSave, (file) =>
      this.writeSave(game, file),
    );
    this.sayWhereSaved();
  }

  sayWhereSaved(): void {
    const { words } = this.wording;
    const file = this.saveFile;
    this.say(
      file === undefined ? words.notSaved : `${words.saved(file)} ${words.resumeWith(file)}`,
    );
  }

  /** The game is over. */
  async finish(game: Game): Promise<void> {
    const { words } = this.wording;
    // A game from a position cannot be dealt again, so it has no replay.
    if (!('seed' in game.start)) return;
    this.say(words.seed(game.start.seed));
    const write = (file: string): Promise<void> => this.writeReplay(game, file);
    let file = this.replayFile;
    if (file !== undefined) {
      const problem = await problemOf(() => write(this.replayFile!));
      if (problem !== null) {
        this.say(problem);
        file = undefined;
      }
    }
    file ??= await this.offer(words.offerReplay, write);
    if (file !== undefined) this.say(words.replayWritten(file));
  }

  /** Asks until a file could be written, and gives its name; undefined when the player wants none. */
  private async offer(
    question: string,
    write: (file: string) => Promise<void>,
  ): Promise<string | undefined> {
    for (;;) {
      const answer = (await this.lines.next(question))?.trim() ?? '';
      const file = /^save\s+(.+)$/i.exec(answer)?.[1];
      if (file !== undefined) {
        const problem = await problemOf(async () => {
          this.refuseExisting(file);
          await write(file);
        });
        if (problem === null) return file;
        this.say(problem);
      } else if (NO.has(answer.toLowerCase()) || !this.lines.interactive) {
        return undefined;
      } else {
        this.say(this.wording.words.howToSave);
      }
    }
  }

  private refuseExisting(file: string): void {
    if (fileExists(file, this.io)) throw new Failure(this.wording.words.fileExists(file));
  }

  private async writeSave(game: Game, file: string): Promise<void> {
    await writeTextFile(file, saveText(game), this.io);
  }

  private async writeReplay(game: Game, file: string): Promise<void> {
    const { book, names } = this.wording;
    const players = names.map((name, seat) => (seat === game.you ? somebody(book.language) : name));
    const replay = await toReplay(game.record, players);
    await writeTextFile(file, `${JSON.stringify(replay)}\n`, this.io);
  }
}

/** What went wrong, if the player can mend it; null if nothing did. */
async function problemOf(attempt: () => Promise<void>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
