/**
 * The generalised sequential probability ratio test on the scores of sets, with both errors at 5 %: is the mean
 * score of the first bot p0 (H0) or p1 (H1)? How often each score of a set comes up is not assumed but estimated, under
 * each hypothesis, as Van den Bergh's note on the test for chess programs has it.
 */
export interface Hypotheses {
  readonly p0: number;
  readonly p1: number;
}

export type Verdict = 'H0' | 'H1' | null;

export interface Sprt extends Hypotheses {
  readonly alpha: number;
  readonly beta: number;
  /** At or below this, H0 is accepted. */
  readonly lower: number;
  /** At or above this, H1 is accepted. */
  readonly upper: number;
  readonly llr: number;
  readonly sets: number;
  /** Null while neither holds. */
  readonly accepted: Verdict;
}

const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** A score that has not come up yet is not impossible. */
const UNSEEN = 1e-3;

/** A running test; `add` gives its state after one more set. */
export function sequentialTest(
  { p0, p1 }: Hypotheses,
  sides: number,
): { add(score: number): Sprt; state(): Sprt } {
  const counts = new Map(Array.from({ length: sides + 1 }, (_, i) => [i / sides, 0]));
  let sets = 0;
  const state = (): Sprt => {
    const llr = sets === 0 ? 0 : logLikelihoodRatio(counts, p0, p1);
    const accepted = llr >= BOUND ? 'H1' : llr <= -BOUND ? 'H0' : null;
    return { p0, p1, alpha: ERROR, beta: ERROR, lower: -BOUND, upper: BOUND, llr, sets, accepted };
  };
  return {
    add(score) {
      counts.set(score, (counts.get(score) ?? 0) + 1);
      sets++;
      return state();
    },
    state,
  };
}

/** How much more likely these scores are with the mean p1 than with p0: the logarithm of the ratio. */
export function logLikelihoodRatio(
  counts: ReadonlyMap<number, number>,
  p0: number,
  p1: number,
): number {
  const scores = [...counts.keys()];
  const weights = scores.map((score) => counts.get(score) || UNSEEN);
  const under0 = tilt(scores, weights, p0);
  const under1 = tilt(scores, weights, p1);
  return scores.reduce((sum, score, i) => {
    const chances = (1 + under0 * (score - p0)) / (1 + under1 * (score - p1));
    return sum + weights[i] * Math.log(chances);
  }, 0);
}

/**
 * The most likely distribution with this mean gives each score its frequency over 1 + x (score - mean). This is the x
 * that makes its mean right, found by halving: the sum falls as x grows.
 */
function tilt(scores: readonly number[], weights: readonly number[], mean: number): number {
  let low = -1 / (Math.max(...scores) - mean);
  let high = 1 / (mean - Math.min(...scores));
  for (let i = 0; i < 100; i++) {
    const x = (low + high) / 2;
    const sum = scores.reduce(
      (each, score, j) => each + (weights[j] * (score - mean)) / (1 + x * (score - mean)),
      0,
    );
    if (sum > 0) low = x;
    else high = x;
  }
  return (low + high) / 2;
}
