import { randomFrom } from '@openrealms/engine';
import { LEARNED_HERE } from '../network/learned.ts';
import type { Weights } from '../network/network.ts';
import { partsOf } from '../network/weights-layout.ts';
import { readTrained } from '../trained/read-trained.ts';
import { checkNumbers, readState } from './checkpoint.ts';
import type { SharedWeights } from './learner.ts';
import { Refusal } from './refusal.ts';
import { CARD_IDS } from './tables.ts';
import { widened } from './widen.ts';

/** Begins with the weights of another run, or of the repository, made wider where that is wanted. */
export function beginWith(from: string, holdOut: number | null, weights: SharedWeights): void {
  const known = readTrained(from).weights;
  const heldOut = from === LEARNED_HERE ? null : readState(from).plan.holdOut;
  if (holdOut !== null && heldOut !== holdOut) {
    throw new Refusal(
      `The run in ${from} was trained without --hold-out ${holdOut}, so it has seen the cards that are to be left out: begin without --from.`,
    );
  }
  const times = weights.hidden / known.hidden;
  if (!Number.isInteger(times)) {
    throw new Refusal(
      `${from} holds a network of another size: give --hidden ${known.hidden}, or some times as much.`,
    );
  }
  takeOver(times === 1 ? known : widened(known, times, randomFrom('wider')), weights);
  checkNumbers(from, [weights.values]);
}

function takeOver(known: Weights, { hidden, values }: SharedWeights): void {
  const now = partsOf(values, hidden, CARD_IDS);
  now.output.set(known.output);
  now.second.set(known.second);
  now.scalars.set(known.scalars);
  now.zones.set(known.zones);
  for (const [id, row] of now.cards) row.set(known.cards.get(id) ?? new Float32Array(row.length));
}
