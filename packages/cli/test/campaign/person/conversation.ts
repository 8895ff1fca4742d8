import { PassThrough, Writable } from 'node:stream';
import type { Io } from '../../../src/io.ts';
import { run } from '../../../src/program.ts';

/** What a person at the terminal sees when something is asked. */
export interface Asked {
  /** The question itself, like "Enter opens the envelope> ". */
  readonly prompt: string;
  /** All that was printed since the last answer. */
  readonly text: string;
}

/** What the person types; null ends the input. */
export type Person = (asked: Asked) => string | null;

export interface Told {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the client in a folder with somebody who answers what is asked. */
export async function converse(
  folder: string,
  args: readonly string[],
  person: Person,
): Promise<Told> {
  const stdin = new PassThrough();
  let out = '';
  let err = '';
  let text = '';
  const stdout = new Writable({
    write(chunk, _encoding, done) {
      const said = String(chunk);
      out += said;
      // Everything that is told ends its line; a question waits behind it.
      if (said.endsWith('\n')) text += said;
      else {
        const asked = { prompt: said, text };
        text = '';
        setImmediate(() => {
          const answer = person(asked);
          if (answer === null) stdin.end();
          else stdin.write(`${answer}\n`);
        });
      }
      done();
    },
  });
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      err += String(chunk);
      done();
    },
  });
  const io: Io = { cwd: folder, env: {}, stdin, stdout, stderr };
  const code = await run(args, io);
  return { code, out, err };
}

/** Types these lines one after the other, then leaves. */
export function typing(...lines: readonly string[]): Person {
  const left = [...lines];
  return () => left.shift() ?? null;
}

/** Presses Enter where that goes on, and does in games what is said; with null the input ends. */
export function goingOn(inGame: (asked: Asked) => string | null): Person {
  return (asked) => (/^(?:Enter|Entrée) /.test(asked.prompt) ? '' : inGame(asked));
}

/** Over and over the same lines. */
export function repeating(...lines: readonly string[]): Person {
  let next = 0;
  return () => lines[next++ % lines.length];
}
