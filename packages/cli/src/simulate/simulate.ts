import type { BotName } from '@openrealms/bots';
import { Presets, SingleBar } from 'cli-progress';
import { writeTextFile } from '../files.ts';
import { type Io, print } from '../io.ts';
import { csv, table } from './report.ts';
import { runGames } from './run-games.ts';
import { summarise } from './summary.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly bots: readonly [BotName, BotName];
  readonly seed: string;
  readonly workers: number;
  readonly json: boolean;
  /** A file, or - for stdout in place of the table. */
  readonly csv?: string;
}

export async function simulate(options: SimulateOptions, io: Io): Promise<void> {
  const { games, bots, seed, workers } = options;
  const bar = progressBar(io);
  bar?.start(games, 0);
  const start = performance.now();
  const results = await runGames({ seed, bots }, games, workers, (played) => bar?.update(played));
  const seconds = (performance.now() - start) / 1000;
  bar?.stop();

  const summary = summarise(results, bots, seed, seconds);
  if (options.csv !== undefined && options.csv !== '-') {
    await writeTextFile(options.csv, csv(results, bots), io);
  }
  if (options.json) print(io, JSON.stringify(summary, null, 2));
  else if (options.csv === '-') io.stdout.write(csv(results, bots));
  else print(io, table(summary));
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
