import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Match, Measured } from './subject.ts';

/** A subject in a process of its own. */
export interface SubjectProcess {
  play(game: number): Promise<Measured>;
  close(): void;
}

export type ToSubject =
  | { readonly type: 'begin'; readonly match: Match }
  | { readonly type: 'play'; readonly game: number };

export function subjectProcess(match: Match): SubjectProcess {
  const source = import.meta.url.endsWith('.ts');
  const file = source
    ? new URL('./subject-main.ts', import.meta.url)
    : new URL('./subject-main.js', import.meta.url);
  const child = fork(fileURLToPath(file), {
    execArgv: ['--expose-gc', ...(source ? fromSource() : [])],
    serialization: 'advanced',
    // What is printed is ours.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = (): void => {
    child.kill();
  };
  process.on('exit', end);
  const say = (message: ToSubject): void => {
    child.send(message);
  };
  const gone = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      process.off('exit', end);
      reject(new Error(`The process that measured the bot "${match.bot.name}" has ended.`));
    });
  });
  // Nobody waits for the end of a process that has done its work.
  gone.catch(() => {});
  say({ type: 'begin', match });
  return {
    play(game) {
      const played = new Promise<Measured>((resolve) => {
        child.once('message', (measured) => resolve(measured as Measured));
      });
      say({ type: 'play', game });
      return Promise.race([played, gone]);
    },
    close: end,
  };
}

/** Where sources run without a build, the process needs what makes them run. */
function fromSource(): string[] {
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--conditions=openrealms-source', '--import', pathToFileURL(loader).href];
}
