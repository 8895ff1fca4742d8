import { type Random, randomFrom, roll } from '@openrealms/engine';
import type { Interval } from '../simulate/statistics.ts';
import { type Bout, eloRatings } from './bradley-terry.ts';
import type { Pairing } from './schedule.ts';

/** A pairing and the score of each of its sets, from 0 to 1. */
export interface PairingScores extends Pairing {
  readonly scores: readonly number[];
}

const SAMPLES = 1_000;

/**
 * 95 % intervals of the ratings: each pairing is played again a thousand times by drawing from its own sets, and the
 * middle 95 % of the ratings found are kept. Whole sets are drawn, since the games of a set are not independent.
 */
export function eloIntervals(
  pairings: readonly PairingScores[],
  contenders: number,
  sides: number,
  anchor: number,
  seed: string,
): (Interval | null)[] {
  const random = randomFrom(`${seed}:bootstrap`);
  const urns = pairings.map((pairing) => ({ ...pairing, urn: urnOf(pairing.scores) }));
  const found = Array.from({ length: contenders }, (): number[] => []);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const bouts = urns.map((pairing) => redrawn(pairing, pairing.urn, sides, random));
    eloRatings(bouts, contenders, sides, anchor).forEach((elo, i) => {
      if (elo !== null) found[i].push(elo);
    });
  }
  return found.map((values) => (values.length === 0 ? null : middle(values)));
}

function redrawn(
  { lone, others, scores }: PairingScores,
  urn: readonly number[],
  sides: number,
  random: Random,
): Bout {
  let sum = 0;
  for (let i = 0; i < scores.length; i++) sum += urn[roll(random, urn.length)];
  return { lone, others, games: scores.length * sides, score: sum * sides };
}

/** Sets that all ended alike would claim certainty: then one set won and one lost are put in with them. */
function urnOf(scores: readonly number[]): readonly number[] {
  return scores.some((score) => score !== scores[0]) ? scores : [...scores, 0, 1];
}

function middle(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))];
  return [at(0.025), at(0.975)];
}
