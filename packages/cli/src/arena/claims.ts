import type { Interval } from '../simulate/statistics.ts';
import type { EventKind } from './schedule.ts';
import type { PairingResult } from './summary.ts';

/** Whether a bot scores against another what it was to score. */
export interface Claim {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly score: number;
  readonly interval: Interval;
  /** What it was to score: on a ladder the aim for a step, in focus its share of the wins. */
  readonly bar: number;
  readonly reached: boolean;
  /** Whether the whole interval says the same. */
  readonly certain: boolean;
}

/** What each step of a ladder has to score against the one below. */
const STEP = 0.57;

/** What was to be shown about each pairing that was played; nothing for a round robin. */
export function claimsOf(
  kind: EventKind,
  pairings: readonly PairingResult[],
  sides: number,
): Claim[] {
  if (kind === 'round-robin') return [];
  const bar = kind === 'ladder' ? STEP : 1 / sides;
  return pairings
    .filter(({ games }) => games > 0)
    .map(({ bots, games, score, interval }) => {
      const reached = score >= bar;
      const certain = reached ? interval[0] >= bar : interval[1] < bar;
      return { bots, games, score, interval, bar, reached, certain };
    });
}
