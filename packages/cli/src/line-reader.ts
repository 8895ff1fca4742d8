import { createInterface } from 'node:readline';
import type { Io } from './io.ts';

/** Lines somebody types, or that come through a pipe. */
export interface LineReader {
  /** The next line; null when there are no more, or after Ctrl-C. */
  next(prompt: string): Promise<string | null>;
  /** Whether somebody sits at a terminal and can be asked again. */
  readonly interactive: boolean;
  /** Whether Ctrl-C ended the input. */
  readonly interrupted: boolean;
  close(): void;
}

export function lineReader(io: Io): LineReader {
  const terminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
  const reader = createInterface({
    input: io.stdin,
    terminal,
    ...(terminal && { output: io.stdout }),
  });
  const arrived: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let closed = false;
  let interrupted = false;

  reader.on('line', (line) => {
    if (waiting === null) arrived.push(line);
    else hand(line);
  });
  reader.on('SIGINT', () => {
    interrupted = true;
    reader.close();
  });
  reader.on('close', () => {
    closed = true;
    if (waiting !== null) hand(null);
  });

  function hand(line: string | null): void {
    const receive = waiting;
    waiting = null;
    receive?.(line);
  }

  return {
    interactive: terminal,
    get interrupted() {
      return interrupted;
    },
    async next(prompt) {
      if (terminal && !closed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else {
        io.stdout.write(prompt);
      }
      const line =
        arrived.shift() ??
        (closed
          ? null
          : await new Promise<string | null>((resolve) => {
              waiting = resolve;
            }));
      // A transcript reads like a session: what came through the pipe is shown behind its prompt.
      if (!terminal || line === null) io.stdout.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
