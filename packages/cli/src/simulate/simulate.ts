import type { LabBotName } from '@openrealms/bots';
import { Presets, SingleBar } from 'cli-progress';
import { writeTextFile } from '../files.ts';
import { type Io, print } from '../io.ts';
import { type TableKind, warningsFor } from '../tables.ts';
import { formatWordsIn } from '../text/format-words.ts';
import { csv } from './csv.ts';
import type { SimulatedGame } from './job.ts';
import { overview, table } from './report.ts';
import { runGames } from './run-games.ts';
import { type Plan, type Summary, summarise } from './summary.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly bots: readonly [LabBotName, LabBotName];
  readonly seed: string;
  readonly workers: number;
  readonly json: boolean;
  /** A file, or - for stdout in place of the table. */
  readonly csv?: string;
}

/** Simulates games at one table and prints what it found. */
export async function simulate(kind: TableKind, options: SimulateOptions, io: Io): Promise<void> {
  for (const warning of warningsFor(kind, formatWordsIn('en'))) io.stderr.write(`${warning}\n`);
  const { results, plan, summary } = await simulated(kind, options, io);
  if (options.csv !== undefined && options.csv !== '-') {
    await writeTextFile(options.csv, csv(results, plan), io);
  }
  if (options.json) print(io, JSON.stringify(summary, null, 2));
  else if (options.csv === '-') io.stdout.write(csv(results, plan));
  else print(io, table(summary));
}

/** The same at each of several tables, one after the other. */
export async function simulateAll(
  kinds: readonly TableKind[],
  options: Omit<SimulateOptions, 'csv'>,
  io: Io,
): Promise<void> {
  const summaries: Summary[] = [];
  for (const kind of kinds) summaries.push((await simulated(kind, options, io)).summary);
  const { seed, bots, games } = options;
  if (options.json) print(io, JSON.stringify({ seed, bots, games, tables: summaries }, null, 2));
  else print(io, overview(summaries));
}

async function simulated(
  kind: TableKind,
  { games, bots, seed, workers }: Omit<SimulateOptions, 'csv'>,
  io: Io,
): Promise<{ results: readonly SimulatedGame[]; plan: Plan; summary: Summary }> {
  const plan = { ...kind, seed, bots };
  const bar = progressBar(io);
  bar?.start(games, 0);
  const start = performance.now();
  const results = await runGames(plan, games, workers, (played) => bar?.update(played));
  const seconds = (performance.now() - start) / 1000;
  bar?.stop();
  return { results, plan, summary: summarise(results, plan, seconds) };
}

/** Enough columns for "10000000/10000000 games, 59m59s left". */
const TEXT_BESIDE_BAR = 40;

function progressBar({ stderr }: Io): SingleBar | null {
  if (stderr.isTTY !== true) return null;
  const options = {
    stream: stderr as NodeJS.WriteStream,
    format: '{bar} {value}/{total} games, {eta_formatted} left',
    clearOnComplete: true,
    // Otherwise the bar would switch off the terminal's line wrap, and Ctrl-C would leave it off.
    linewrap: true,
    barsize: Math.max(1, Math.min(40, (stderr.columns ?? 80) - TEXT_BESIDE_BAR)),
  };
  return new SingleBar(options, Presets.shades_classic);
}
