import { type Interval, wilson } from '../simulate/statistics.ts';
import type { PredictedGame } from './prediction.ts';
import { addTo, middleOf, resampledSums } from './resample.ts';

/** How well chances that were given agree with what happened. Intervals are of 95 %, over games. */
export interface Calibration {
  readonly games: number;
  /** Turns that were ended, each with a chance given. */
  readonly positions: number;
  readonly brier: Brier;
  /** What who knows nothing but the number of sides would score. */
  readonly brierOfShares: number;
  readonly byTurn: readonly (Brier & { readonly turns: string; readonly positions: number })[];
  /** By the chance given; those in which there was none are left out. */
  readonly deciles: readonly Decile[];
  readonly largestGap: Gap | null;
  /** No decile is to be further off than this. */
  readonly bar: number;
  readonly reached: boolean;
  /** Whether the intervals say the same. */
  readonly certain: boolean;
}

/** The mean of the squared differences between chance and result: 0 is perfect. */
export interface Brier {
  readonly score: number;
  readonly interval: Interval;
}

export interface Decile {
  readonly from: number;
  readonly to: number;
  readonly positions: number;
  /** The mean chance given. */
  readonly predicted: number;
  /** How often it came true. */
  readonly observed: number;
  readonly interval: Interval;
  /** Observed less predicted. */
  readonly gap: number;
  readonly gapInterval: Interval;
}

type Gap = Pick<Decile, 'from' | 'to' | 'gap' | 'gapInterval'>;

const DECILES = 10;

/** Three points. */
const BAR = 0.03;

/** Own turns of a player by twos; those after the last group belong to it. */
const GROUPS = 7;

/** In a row: for all positions, then for each group of turns, how many and the squared differences. */
const SQUARES = 0;
/** For each decile how many, the chances given, and the results. */
const BINS = SQUARES + 2 * (1 + GROUPS);
const WIDTH = BINS + 3 * DECILES;

/** Throws for no game at all. */
export function calibrationOf(
  games: readonly PredictedGame[],
  sides: number,
  seed: string,
): Calibration {
  const rows = games.map(rowOf);
  const all = new Float64Array(WIDTH);
  for (const row of rows) addTo(all, row);
  const resampled = resampledSums(rows, seed);
  const brierAt = (place: number): Brier => {
    const score = (sums: Float64Array): number => sums[place + 1] / sums[place];
    return { score: score(all), interval: middleOf(resampled.map(score)) };
  };
  const groups = Array.from({ length: GROUPS }, (_, group) => ({
    group,
    place: SQUARES + 2 * (1 + group),
  }));
  const deciles = Array.from({ length: DECILES }, (_, i) => i)
    .filter((i) => all[BINS + 3 * i] > 0)
    .map((i) => decileAt(i, rows, all, resampled));
  const results = games.flat().map(({ result }) => (result - 1 / sides) ** 2);
  return {
    games: games.length,
    positions: all[SQUARES],
    brier: brierAt(SQUARES),
    brierOfShares: results.reduce((sum, each) => sum + each, 0) / results.length,
    byTurn: groups
      .filter(({ place }) => all[place] > 0)
      .map(({ group, place }) => ({
        turns: turnsOf(group),
        positions: all[place],
        ...brierAt(place),
      })),
    deciles,
    largestGap: largestOf(deciles),
    ...verdictOn(deciles),
  };
}

function rowOf(game: PredictedGame): Float64Array {
  const row = new Float64Array(WIDTH);
  for (const { turn, chance, result } of game) {
    const group = Math.min(GROUPS - 1, (turn - 1) >> 1);
    for (const place of [SQUARES, SQUARES + 2 * (1 + group)]) {
      row[place]++;
      row[place + 1] += (chance - result) ** 2;
    }
    const bin = BINS + 3 * Math.min(DECILES - 1, Math.floor(chance * DECILES));
    row[bin]++;
    row[bin + 1] += chance;
    row[bin + 2] += result;
  }
  return row;
}

function decileAt(
  index: number,
  rows: readonly Float64Array[],
  all: Float64Array,
  resampled: readonly Float64Array[],
): Decile {
  const place = BINS + 3 * index;
  const observedIn = (sums: Float64Array): number => sums[place + 2] / sums[place];
  const gapIn = (sums: Float64Array): number => (sums[place + 2] - sums[place + 1]) / sums[place];
  const observed = observedIn(all);
  const predicted = all[place + 1] / all[place];
  // Results that are all alike vary in no sample: then every game counts as one trial.
  const alike = observed === 0 || observed === 1;
  const trials = rows.filter((row) => row[place] > 0).length;
  const interval = alike ? wilson(observed * trials, trials) : middleOf(resampled.map(observedIn));
  return {
    from: index / DECILES,
    to: (index + 1) / DECILES,
    positions: all[place],
    predicted,
    observed,
    interval,
    gap: gapIn(all),
    gapInterval: alike
      ? [interval[0] - predicted, interval[1] - predicted]
      : middleOf(resampled.map(gapIn)),
  };
}

function largestOf(deciles: readonly Decile[]): Gap | null {
  const [largest] = deciles.toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
  if (largest === undefined) return null;
  const { from, to, gap, gapInterval } = largest;
  return { from, to, gap, gapInterval };
}

function verdictOn(deciles: readonly Decile[]): Pick<Calibration, 'bar' | 'reached' | 'certain'> {
  const reached = deciles.every(({ gap }) => Math.abs(gap) <= BAR);
  const certain = reached
    ? deciles.every(({ gapInterval: [low, high] }) => low >= -BAR && high <= BAR)
    : deciles.some(({ gapInterval: [low, high] }) => low > BAR || high < -BAR);
  return { bar: BAR, reached, certain };
}

function turnsOf(group: number): string {
  const first = 2 * group + 1;
  return group === GROUPS - 1 ? `${first}+` : `${first}-${first + 1}`;
}
