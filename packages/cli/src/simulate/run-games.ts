import { runJobs, spansOf } from '../run-jobs.ts';
import { type Job, playJob, type SimulatedGame } from './job.ts';

/** Plays games 0 to `games` - 1 and gives them in order. The number of workers changes only how long it takes. */
export function runGames(
  plan: Omit<Job, 'from' | 'to'>,
  games: number,
  workers: number,
  onProgress: (played: number) => void,
): Promise<SimulatedGame[]> {
  const jobs = spansOf(games).map((span): Job => ({ ...plan, ...span }));
  return runJobs({ worker: workerUrl(), play: playJob }, jobs, workers, onProgress);
}

/** The worker beside this file, which runs from its source as well as from the build. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./worker.js', import.meta.url);
}
