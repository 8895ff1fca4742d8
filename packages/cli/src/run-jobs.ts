import { Piscina } from 'piscina';

/** What is done many times, and where: in worker threads, or here. */
export interface Work<Job, Result> {
  /** The module beside the caller whose default export does a job; it is a .ts file where sources run without a build. */
  readonly worker: URL;
  readonly play: (job: Job) => readonly Result[] | Promise<readonly Result[]>;
}

/**
 * Does all jobs and gives their results in order. The number of threads changes only how long it takes; one job, or one
 * thread, needs none.
 */
export async function runJobs<Job, Result>(
  { worker, play }: Work<Job, Result>,
  jobs: readonly Job[],
  workers: number,
  onProgress: (results: number) => void,
): Promise<Result[]> {
  let done = 0;
  const count = (results: readonly Result[]): readonly Result[] => {
    done += results.length;
    onProgress(done);
    return results;
  };
  const threads = Math.min(workers, jobs.length);
  if (threads === 1) {
    const results: Result[] = [];
    for (const job of jobs) results.push(...count(await play(job)));
    return results;
  }
  const pool = new Piscina<Job, readonly Result[]>({
    filename: worker.href,
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

/** Small enough to keep all workers busy to the end, large enough that handing out costs nothing. */
const GAMES_PER_JOB = 25;

/** Some games of many: from the first to before the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Games 0 to `games` - 1 in parts, each a job. */
export function spansOf(games: number, perJob = GAMES_PER_JOB): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < games; from += perJob) {
    spans.push({ from, to: Math.min(from + perJob, games) });
  }
  return spans;
}
