import { randomFrom, redeal, roll } from '@openrealms/engine';
import { Thinker } from '../network/thinker.ts';
import { Learner, type SharedWeights } from './learner.ts';
import type { Plan } from './plan.ts';
import { SamplePool, selfPlay, setTargets } from './self-play.ts';
import { CARD_IDS, trainingTables } from './tables.ts';

/** What all threads share. */
export interface Job {
  readonly plan: Plan;
  readonly worker: number;
  /** How often the run has been resumed: chance goes on, it does not begin again. */
  readonly part: number;
  readonly weights: SharedWeights;
  /** Games begun and steps taken by all threads together. */
  readonly counters: Int32Array;
}

/** Games between two changes of the weights. */
const BATCH = 8;
/** The share of what came later in what a decision should have been thought of. */
const LAMBDA = 0.7;
/** The share of the cards that the network has to judge by their numbers alone. */
const HIDDEN_IDENTITY = 0.2;

/** Plays and learns until all games of the plan are begun; tells each batch's errors. */
export function work(
  { plan, worker, part, weights, counters }: Job,
  tell: (error: number, samples: number) => void,
): void {
  const random = randomFrom(`${plan.seed}, worker ${worker}, part ${part}`);
  const desks = trainingTables(plan.holdOut).map((state) => {
    const learner = new Learner(weights, state.catalog, CARD_IDS);
    return { state, learner, thinker: new Thinker(learner.network, state) };
  });
  const pool = new SamplePool();
  for (;;) {
    const begun = Atomics.add(counters, 0, BATCH);
    if (begun >= plan.games) return;
    const done = begun / plan.games;
    const isDuel = roll(random, 1000) < plan.duels * 1000;
    const { state, learner, thinker } = desks[isDuel ? 0 : 1 + roll(random, desks.length - 1)];
    learner.refresh(random, HIDDEN_IDENTITY);
    for (let game = begun; game < begun + BATCH; game++) {
      redeal(state, `${plan.seed}, game ${game}`);
      pool.clear();
      const samples = selfPlay(state, thinker, random, curiosityAt(done), pool);
      setTargets(samples, state, LAMBDA);
      for (const sample of samples) learner.learn(sample);
    }
    const steps = Atomics.add(counters, 1, 1) + 1;
    const { error, samples } = learner.step(rateAt(done), steps);
    tell(error, samples);
  }
}

/** How often anything is tried, from a seventh of all decisions down to one in fifty. */
function curiosityAt(done: number): number {
  return 0.02 + 0.13 * (1 - done);
}

function rateAt(done: number): number {
  return 0.00005 + 0.002 * (1 - done) ** 1.5;
}
