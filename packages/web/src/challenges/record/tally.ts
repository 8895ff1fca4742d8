import { type ChallengeId, LEVELS, type Level } from '@openrealms/engine';
import type { ChallengeResult } from './challenge-result.ts';

/** How often a challenge was won and lost. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
}

/** The record in one challenge. */
export interface ChallengeRecord extends Tally {
  /** The hardest level that was won; null before the first victory. */
  readonly best: Level | null;
  /** At one level, with so many players. */
  at(level: Level, players: number): Tally;
}

export function recordIn(
  challenge: ChallengeId,
  results: readonly ChallengeResult[],
): ChallengeRecord {
  const own = results.filter((result) => result.challenge === challenge);
  const best = LEVELS.findLast((level) => own.some((each) => each.won && each.level === level));
  return {
    ...tallyOf(own),
    best: best ?? null,
    at: (level, players) =>
      tallyOf(own.filter((each) => each.level === level && each.players === players)),
  };
}

function tallyOf(results: readonly ChallengeResult[]): Tally {
  const won = results.filter((result) => result.won).length;
  return { won, lost: results.length - won };
}
