import { type Language, type Problem, readReplay, verify } from '@openrealms/engine';
import { condense } from '@openrealms/narrator';
import picocolors from 'picocolors';
import { EXIT_FAILURE, EXIT_INTERRUPTED, EXIT_USAGE, Failure } from '../failure.ts';
import { readTextFile } from '../files.ts';
import { type Io, print, wantsColor, widthOf } from '../io.ts';
import { lineReader } from '../line-reader.ts';
import { boardSentences } from '../play/plain-board.ts';
import { drawBoard } from '../play/pretty-board.ts';
import { boxesNamed } from '../tables.ts';
import { flow } from '../text/layout.ts';
import { type Story, storyOf } from './story.ts';

export interface ReplayOptions {
  readonly file: string;
  readonly at?: number;
  readonly verify: boolean;
  /** What was published before the game. */
  readonly commitment?: string;
  readonly plain: boolean;
  readonly json: boolean;
  readonly language: Language;
}

/** Shows or verifies a replay; gives the exit code. */
export async function replay(options: ReplayOptions, io: Io): Promise<number> {
  const text = await readTextFile(options.file, io);
  if (options.verify) return verifyReplay(text, options, io);
  const story = storyOf(text, options.file, options.language);
  const last = story.sentences.length - 1;
  if (options.at !== undefined && options.at > last) {
    throw new Failure(`This game has ${last} moves: give --at a number up to ${last}.`, EXIT_USAGE);
  }
  if (story.withoutTable !== null) io.stderr.write(`${story.withoutTable}\n`);
  if (options.json) {
    print(io, JSON.stringify(asJson(story), null, 2));
    return 0;
  }
  const viewer = new Viewer(story, options.plain, io);
  if (io.stdin.isTTY === true && io.stdout.isTTY === true) return viewer.browse(options.at ?? 0);
  if (options.at === undefined) viewer.tellAll();
  else viewer.show(options.at);
  return 0;
}

function asJson({ replay, sentences, wording }: Story): object {
  return {
    engine: replay.engine,
    seed: replay.setup.seed,
    players: wording.names,
    winners: replay.winners,
    opening: sentences[0],
    moves: replay.moves.map(({ seat, command }, i) => ({
      move: i + 1,
      seat,
      command,
      sentences: sentences[i + 1],
    })),
  };
}

async function verifyReplay(text: string, options: ReplayOptions, io: Io): Promise<number> {
  const read = readReplay(text);
  const boxes = boxesNamed(read.ok ? read.value.setup.boxes : []);
  const result = await verify(text, boxes, options.commitment);
  if (options.json) {
    const problem = result.ok ? null : result.problem;
    print(io, JSON.stringify({ verified: result.ok, problem }, null, 2));
    return result.ok ? 0 : EXIT_FAILURE;
  }
  if (!result.ok) {
    throw new Failure(
      `${options.file} is not verified${where(result.problem)}: ${result.problem.why}`,
    );
  }
  const moves = result.value.moves.length;
  print(
    io,
    `Verified: the seed is the one committed to, and all ${moves} moves play again the same.`,
  );
  return 0;
}

/** Moves are counted from 1 for people. */
function where({ at }: Problem): string {
  const move = /^moves\[(\d+)\]/.exec(at ?? '');
  if (move !== null) return ` (move ${Number(move[1]) + 1})`;
  return at === undefined ? '' : ` (${at})`;
}

/** Tells a story step by step, or all of it. */
class Viewer {
  private readonly story: Story;
  private readonly plain: boolean;
  private readonly io: Io;

  constructor(story: Story, plain: boolean, io: Io) {
    this.story = story;
    this.plain = plain;
    this.io = io;
  }

  tellAll(): void {
    const { sentences, wording } = this.story;
    for (const sentence of condense(sentences.flat(), wording.book.language))
      print(this.io, sentence);
  }

  /** One step: what happened in it, and the table after it. */
  show(step: number): void {
    print(this.io, `${step}/${this.story.sentences.length - 1}`);
    for (const sentence of this.story.sentences[step]) print(this.io, sentence);
    this.board(step);
  }

  private keys(): void {
    const { replayKeys } = this.story.wording.words;
    if (this.plain) print(this.io, `${replayKeys.join(', ')}.`);
    else for (const line of flow(replayKeys, ' · ', widthOf(this.io))) print(this.io, line);
  }

  private board(step: number): void {
    const { io, story } = this;
    const view = story.table(step);
    if (view === null) return;
    const colors = picocolors.createColors(wantsColor(io));
    const lines = this.plain
      ? boardSentences(view, 0, story.wording)
      : drawBoard(view, 0, { ...story.wording, colors, width: widthOf(io) });
    for (const line of lines) print(io, line);
  }

  async browse(from: number): Promise<number> {
    const lines = lineReader(this.io);
    const last = this.story.sentences.length - 1;
    let step = from;
    this.show(step);
    this.keys();
    try {
      for (;;) {
        const line = (await lines.next(`${step}/${last}> `))?.trim().toLowerCase();
        if (line === undefined) return lines.interrupted ? EXIT_INTERRUPTED : 0;
        if (line === 'q') return 0;
        const next = this.target(line, step);
        if (next === null) this.keys();
        else if (next > last || next < 0) print(this.io, this.story.wording.words.noSuchMove(last));
        else {
          // Moves in between are told on the way, so that nothing is missed.
          for (let between = step + 1; between < next && line === 't'; between++) {
            for (const sentence of this.story.sentences[between]) print(this.io, sentence);
          }
          step = next;
          if (line === 'b') this.board(step);
          else this.show(step);
        }
      }
    } finally {
      lines.close();
    }
  }

  /** The step a line asks for; null if it is not understood. */
  private target(line: string, step: number): number | null {
    if (line === '' || line === 'n') return step + 1;
    if (line === 'p') return step - 1;
    if (line === 't') return this.story.endOfTurn(step);
    if (line === 'b') return step;
    return /^\d+$/.test(line) ? Number(line) : null;
  }
}
