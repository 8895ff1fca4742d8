import { Piscina } from 'piscina';
import { type Job, playJob, type SimulatedGame } from './job.ts';

/** Small enough to keep all workers busy to the end, large enough that handing out costs nothing. */
const GAMES_PER_JOB = 25;

/** Plays games 0 to `games` - 1 and gives them in order. The number of workers changes only how long it takes. */
export async function runGames(
  plan: Omit<Job, 'from' | 'to'>,
  games: number,
  workers: number,
  onProgress: (played: number) => void,
): Promise<SimulatedGame[]> {
  const jobs: Job[] = [];
  for (let from = 0; from < games; from += GAMES_PER_JOB) {
    jobs.push({ ...plan, from, to: Math.min(from + GAMES_PER_JOB, games) });
  }
  let played = 0;
  const count = (results: SimulatedGame[]): SimulatedGame[] => {
    played += results.length;
    onProgress(played);
    return results;
  };
  const threads = Math.min(workers, jobs.length);
  if (threads === 1) return jobs.flatMap((job) => count(playJob(job)));

  const pool = new Piscina<Job, SimulatedGame[]>({
    filename: workerUrl().href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    const results = await Promise.all(jobs.map((job) => pool.run(job).then(count)));
    return results.flat();
  } finally {
    await pool.destroy();
  }
}

/** The worker beside this file, which runs from its source as well as from the build. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./worker.js', import.meta.url);
}
