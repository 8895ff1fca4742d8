import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import type { Io } from '../src/io.ts';
import { run } from '../src/program.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The files it has left in the folder it ran in. */
  readonly files: readonly string[];
}

export interface Circumstances {
  /** What comes through stdin; it ends there. */
  readonly input?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly tty?: boolean;
  readonly columns?: number;
}

/** Runs the client in this process, with streams in place of the terminal. */
export async function openrealms(
  args: readonly string[],
  { input = [], env = {}, tty = false, columns }: Circumstances = {},
): Promise<Outcome> {
  const out = collector();
  const err = collector();
  const stdin = tty ? typed(input) : Readable.from(input.map((line) => `${line}\n`));
  const cwd = newFolder();
  const io: Io = {
    cwd,
    stdin: Object.assign(stdin, { isTTY: tty }),
    stdout: Object.assign(out.stream, { isTTY: tty, ...(columns !== undefined && { columns }) }),
    stderr: Object.assign(err.stream, { isTTY: tty }),
    env,
  };
  const code = await run(args, io);
  return { code, out: out.text(), err: err.text(), files: emptied(cwd) };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'openrealms-cli-'));
}

/** What was in a folder that is not needed any more. */
function emptied(folder: string): string[] {
  const files = readdirSync(folder);
  rmSync(folder, { recursive: true });
  return files;
}

/** Keys pressed one after the other, then Ctrl-D. */
function typed(lines: readonly string[]): PassThrough {
  const stream = new PassThrough();
  for (const line of lines) stream.write(`${line}\r`);
  stream.write('\u0004');
  return stream;
}

function collector(): { readonly stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs the client as a process of its own. */
export function openrealmsProcess(args: readonly string[], input = ''): Promise<Outcome> {
  const node = ['--conditions=openrealms-source', '--import', loader, main, ...args];
  const cwd = newFolder();
  const child = spawn(process.execPath, node, { cwd, env: { ...process.env, NO_COLOR: '1' } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? -1, out, err, files: emptied(cwd) }));
  });
}

/** A folder of its own for the files of a test file; gone afterwards. */
export function temporaryFolder(): (name: string) => string {
  const folder = newFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

/** Lines that get through any game: play, answer, buy, attack, end, over and over. */
export const AUTOPILOT: readonly string[] = Array.from({ length: 120 }, () => [
  'all',
  'actions',
  '1',
  'actions',
  '1',
  'b 5',
  'b 3',
  'b 1',
  'b x',
  'a',
  'actions',
  '1',
  'e!',
]).flat();
