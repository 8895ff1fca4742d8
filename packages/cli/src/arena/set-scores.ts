import { type Interval, mean, wilson } from '../simulate/statistics.ts';

/** Less than this is an error of rounding. */
const NOTHING = 1e-12;

/** What the scores of sets say about a pairing. */
export interface ScoreEstimate {
  readonly score: number;
  readonly interval: Interval;
  /** Of the scores of the sets; null with fewer than two. */
  readonly variance: number | null;
  /** The variance over what it would be if the games of a set had nothing to do with each other. */
  readonly varianceRatio: number | null;
}

/**
 * The mean of the sets' scores, with a 95 % interval that uses their variance: Wilson's interval for as many
 * independent trials as would vary as much. Where nothing varies every set counts as one trial.
 */
export function estimate(scores: readonly number[], sides: number): ScoreEstimate {
  const score = mean(scores);
  const sets = scores.length;
  const variance =
    sets < 2 ? null : scores.reduce((sum, each) => sum + (each - score) ** 2, 0) / (sets - 1);
  const binomial = score * (1 - score);
  const varies = variance !== null && variance > NOTHING;
  const trials = varies ? (binomial * sets) / variance : sets;
  return {
    score,
    interval: wilson(score * trials, trials),
    variance,
    varianceRatio: variance === null || binomial === 0 ? null : (variance * sides) / binomial,
  };
}
