import { type Random, randomFrom, roll } from '@openrealms/engine';
import { type Bout, eloRatings } from './bradley-terry.ts';
import type { Pairing } from './schedule.ts';

/** A pairing and the score of each of its sets, from 0 to 1. */
export interface PairingScores extends Pairing {
  readonly scores: readonly number[];
}

/** Where a rating lies; null where nothing that was played bounds it. */
export type EloInterval = readonly [low: number | null, high: number | null];

const SAMPLES = 1_000;
const FEWEST_SAMPLES = 200;

/** Sets that are drawn in all, so that a million games need not wait for their intervals. */
const DRAWS = 30_000_000;

/**
 * 95 % intervals of the ratings: each pairing is played again a thousand times by drawing from its own sets, and the
 * middle 95 % of the ratings found are kept. Whole sets are drawn, since the games of a set are not independent.
 * Who has never scored against the anchor, nor against anybody who has (and so on), may be weaker by any amount.
 */
export function eloIntervals(
  pairings: readonly PairingScores[],
  contenders: number,
  sides: number,
  anchor: number,
  seed: string,
): (EloInterval | null)[] {
  const random = randomFrom(`${seed}:bootstrap`);
  const urns = pairings.map((pairing) => ({ ...pairing, urn: urnOf(pairing.scores) }));
  const found = Array.from({ length: contenders }, (): number[] => []);
  const sets = pairings.reduce((sum, { scores }) => sum + scores.length, 0);
  const samples = Math.max(FEWEST_SAMPLES, Math.min(SAMPLES, Math.floor(DRAWS / sets)));
  for (let sample = 0; sample < samples; sample++) {
    const bouts = urns.map((pairing) => redrawn(pairing, pairing.urn, sides, random));
    eloRatings(bouts, contenders, sides, anchor).forEach((elo, i) => {
      if (elo !== null) found[i].push(elo);
    });
  }
  const scored = scoredAgainst(pairings, contenders);
  return found.map((values, i) => {
    if (values.length === 0) return null;
    const [low, high] = middle(values);
    return [scored[i][anchor] ? low : null, scored[anchor][i] ? high : null];
  });
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

/** Whether the first has scored against the second, or against somebody who has, and so on. */
function scoredAgainst(pairings: readonly PairingScores[], contenders: number): boolean[][] {
  const all = Array.from({ length: contenders }, (_, i) => i);
  const scored = all.map((i) => all.map((j) => i === j));
  for (const { lone, others, scores } of pairings) {
    if (scores.some((score) => score > 0)) scored[lone][others] = true;
    if (scores.some((score) => score < 1)) scored[others][lone] = true;
  }
  for (const over of all) {
    for (const i of all) {
      for (const j of all) scored[i][j] ||= scored[i][over] && scored[over][j];
    }
  }
  return scored;
}

function middle(values: readonly number[]): readonly [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))];
  return [at(0.025), at(0.975)];
}
