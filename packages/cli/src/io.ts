import type { Readable, Writable } from 'node:stream';

/** Everything a command reads and writes, so that a test can stand in for the terminal. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  /** The folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

export function processIo(): Io {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    cwd: process.cwd(),
    env: process.env,
  };
}

export function print(io: Io, text: string): void {
  io.stdout.write(`${text}\n`);
}

/** NO_COLOR and FORCE_COLOR as their conventions say; otherwise colours are for terminals. */
export function wantsColor({ env, stdout }: Io): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0') return true;
  return stdout.isTTY === true && env.TERM !== 'dumb';
}

/** Takes away what a terminal shows, and what it has kept above; a pipe or a simple terminal keeps it. */
export function clearScreen(io: Io): void {
  if (io.stdout.isTTY === true && io.env.TERM !== 'dumb') {
    io.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  }
}

/** The width to write for, in characters. */
export function widthOf({ stdout }: Io): number {
  return Math.max(40, Math.min(stdout.columns ?? 80, 120));
}
