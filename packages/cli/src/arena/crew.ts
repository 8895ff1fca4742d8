import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { killTree } from '../protocol/kill-tree.ts';
import type { PlayedSet } from './game-result.ts';
import type { Plan } from './plan.ts';
import type { GameSet } from './schedule.ts';
import { setPlayer } from './set-player.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Those who play: so many sets at a time, each set by one of them. */
export interface Crew {
  readonly size: number;
  /** Plays a set; no more than `size` at a time. Rejects when the crew is stopped or fails. */
  play(set: GameSet): Promise<PlayedSet>;
  /** Sends everybody home when all is played. */
  close(): Promise<void>;
  /** Stops games and programs at once. */
  stop(): Promise<void>;
}

/** Milliseconds for a thread to end by itself. */
const PATIENCE = 2_000;

/** Worker threads, or this one if there is to be only one. */
export function crewOf(size: number, plan: Plan): Crew {
  return size === 1 ? alone(plan) : threads(size, plan);
}

function alone(plan: Plan): Crew {
  const pids = new Set<number>();
  const forget = endWithUs(pids);
  const stopping = new AbortController();
  const player = setPlayer(plan, track(pids));
  return {
    size: 1,
    play: (set) => player.play(set, stopping.signal),
    async close() {
      await player.close();
      forget();
    },
    async stop() {
      stopping.abort();
      player.kill();
      forget();
    },
  };
}

function threads(size: number, plan: Plan): Crew {
  const pids = new Set<number>();
  const forget = endWithUs(pids);
  const members = Array.from({ length: size }, () => member(plan, track(pids)));
  const leave = async (message: ToWorker): Promise<void> => {
    await Promise.all(members.map((each) => each.leave(message)));
    for (const pid of pids) killTree(pid);
    forget();
  };
  return {
    size,
    play: (set) => members.find((each) => !each.busy)!.play(set),
    close: () => leave({ type: 'close' }),
    stop: () => leave({ type: 'stop' }),
  };
}

interface Member {
  readonly busy: boolean;
  play(set: GameSet): Promise<PlayedSet>;
  leave(message: ToWorker): Promise<void>;
}

function member(plan: Plan, onProgram: (pid: number, lives: boolean) => void): Member {
  const worker = startWorker(plan);
  let current: { done(set: PlayedSet): void; fail(error: Error): void } | null = null;
  let broken: Error | null = null;
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      broken ??= new Error('A worker thread has ended.');
      current?.fail(broken);
      resolve();
    });
  });
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'program') onProgram(message.pid, message.lives);
    else {
      current?.done(message.set);
      current = null;
    }
  });
  worker.on('error', (error: Error) => {
    broken = error;
    current?.fail(error);
  });
  return {
    get busy() {
      return current !== null;
    },
    play: (set) =>
      new Promise((done, fail) => {
        if (broken !== null) fail(broken);
        current = { done, fail };
        tell({ type: 'play', set });
      }),
    async leave(message) {
      tell(message);
      const timer = setTimeout(() => worker.terminate(), PATIENCE);
      await gone;
      clearTimeout(timer);
    },
  };
}

function track(pids: Set<number>): (pid: number, lives: boolean) => void {
  return (pid, lives) => {
    if (lives) pids.add(pid);
    else pids.delete(pid);
  };
}

/** However this process ends, the programs it has started do not outlive it. */
function endWithUs(pids: Set<number>): () => void {
  const end = (): void => {
    for (const pid of pids) killTree(pid);
  };
  process.on('exit', end);
  return () => process.off('exit', end);
}

/** The worker beside this file. Where sources run without a build, the thread first needs what makes them run. */
function startWorker(plan: Plan): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
  }
  const source = JSON.stringify(fileURLToPath(new URL('./worker.ts', import.meta.url)));
  const boot = `const load = require('node:module').createRequire(${source}); load('tsx/cjs'); load(${source});`;
  return new Worker(boot, { eval: true, workerData: plan });
}
