import { randomFrom } from '@openrealms/engine';
import { partsOf, sizeOf } from '../network/weights-layout.ts';
import type { Arguments } from './arguments.ts';
import { beginWith } from './begin-with.ts';
import { holdsRun, loadWeights, type RunState, readRun } from './checkpoint.ts';
import { randomize, type SharedWeights } from './learner.ts';
import { newPlan, type Plan, resumedPlan } from './plan.ts';
import { Refusal } from './refusal.ts';
import { CARD_IDS } from './tables.ts';
import { EDGES } from './worker.ts';

/** A run that can play its next game, in memory that threads can share. */
export interface Start extends Pick<RunState, 'parts' | 'games' | 'steps' | 'seconds'> {
  readonly plan: Plan;
  readonly weights: SharedWeights;
  readonly edges: Float32Array;
}

/** Writes nothing: what is refused leaves a folder as it was. */
export function startOf({ given, folder, resume }: Arguments): Start {
  return resume ? resumed(folder, given) : begun(folder, given);
}

function begun(folder: string, given: Partial<Plan>): Start {
  if (holdsRun(folder)) {
    throw new Refusal(
      `${folder} holds a run already: go on with --resume, or name another --folder.`,
    );
  }
  const plan = newPlan(given);
  const weights = sharedWeights(plan.hidden);
  randomize(weights.values, plan.hidden, randomFrom(plan.seed));
  // What no card in training has is never learned: chance would speak for it when such a card is seen for the first time.
  partsOf(weights.values, plan.hidden, CARD_IDS).zones.fill(0);
  if (plan.from !== null) beginWith(plan.from, plan.holdOut, weights);
  return { plan, weights, edges: shared(EDGES), parts: [], games: 0, steps: 0, seconds: 0 };
}

function resumed(folder: string, given: Partial<Plan>): Start {
  const { parts, games, steps, seconds, ...run } = readRun(folder);
  const plan = resumedPlan(run.plan, given);
  if (plan.games < games) {
    throw new Refusal(
      `The run in ${folder} has played ${games} games already: --games says how many in all, so give at least as many.`,
    );
  }
  const edges = shared(EDGES);
  if (run.edges.length !== edges.length) {
    throw new Refusal(
      `The run in ${folder} is of a version with other guests: begin another one with --from ${folder}.`,
    );
  }
  edges.set(run.edges);
  const weights = sharedWeights(plan.hidden);
  loadWeights(folder, weights);
  return { plan, weights, edges, parts, games, steps, seconds };
}

function sharedWeights(hidden: number): SharedWeights {
  const array = () => shared(sizeOf(hidden, CARD_IDS.length));
  return { hidden, values: array(), means: array(), squares: array() };
}

function shared(length: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(4 * length));
}
