import { ENGINE_VERSION, type Level } from '@openrealms/engine';
import { percent } from '../arena/figures.ts';
import { type OurBot, ourBot } from '../arena/our-bot.ts';
import { progressOf } from '../arena/progress.ts';
import { type Io, print } from '../io.ts';
import { runJobs, spansOf } from '../run-jobs.ts';
import { isChallenge, type TableKind } from '../tables.ts';
import { type ChallengeGame, type Job, playJob } from './job.ts';
import { markdown, report } from './report.ts';
import { summarise, type TableSummary } from './summary.ts';

export interface ChallengesOptions {
  /** At each of these the games are played at every level; their own level says nothing. */
  readonly tables: readonly TableKind[];
  /** Easiest first. */
  readonly levels: readonly Level[];
  readonly bot: string;
  /** For each challenge, number of players and level. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly form: 'table' | 'json' | 'markdown';
}

/** What was found about all tables. */
export interface ChallengesSummary {
  readonly engine: string;
  readonly bot: string;
  readonly games: number;
  readonly seed: string;
  readonly tables: readonly TableSummary[];
  readonly seconds: number;
}

/** Plays challenges at all levels with the same bots and prints how often they win. */
export async function challenges(options: ChallengesOptions, io: Io): Promise<void> {
  const { tables, levels, games, seed, form } = options;
  const bot = ourBot(options.bot, io.cwd);
  const progress = progressOf(tables.length * levels.length * games, io);
  const start = performance.now();
  const found: TableSummary[] = [];
  try {
    for (const table of tables) {
      const before = found.length * levels.length * games;
      const summary = await playTable(table, bot, options, (played) =>
        progress.update(before + played),
      );
      found.push(summary);
      if (tables.length > 1) progress.note(noteOf(summary));
    }
  } finally {
    progress.stop();
  }
  const summary: ChallengesSummary = {
    engine: ENGINE_VERSION,
    bot: bot.name,
    games,
    seed,
    tables: found,
    seconds: (performance.now() - start) / 1000,
  };
  if (form === 'json') print(io, JSON.stringify(summary, null, 2));
  else print(io, form === 'markdown' ? markdown(summary) : report(summary));
}

/** One challenge with so many players, at all levels. */
async function playTable(
  table: TableKind,
  bot: OurBot,
  { levels, games, seed, workers }: ChallengesOptions,
  onProgress: (played: number) => void,
): Promise<TableSummary> {
  const jobs = levels.flatMap((level) =>
    spansOf(games).map((span): Job => ({ table: { ...table, level }, seed, bot, ...span })),
  );
  const work = { worker: workerUrl(), play: playJob };
  const results = await runJobs<Job, ChallengeGame>(work, jobs, workers, onProgress);
  if (!isChallenge(table.format)) throw new Error(`${table.format} is no challenge.`);
  return summarise(
    table.format,
    table.seats,
    levels.map((level, i) => [level, results.slice(i * games, (i + 1) * games)] as const),
  );
}

/** A table that is finished, for who waits for the others: an event of hours is not all in the dark. */
function noteOf({ challenge, players, levels }: TableSummary): string {
  const rates = levels.map(({ level, winRate }) => `${level} ${percent(winRate)} %`);
  return `${challenge}, ${players}: ${rates.join(', ')}`;
}

/** The worker beside this file, which runs from its source as well as from the build. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./worker.js', import.meta.url);
}
