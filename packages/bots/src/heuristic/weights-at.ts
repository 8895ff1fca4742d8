import type { ChallengeId } from '@openrealms/engine';
import type { Judgement } from '../judgement.ts';
import type { Span, Weights } from './weights.ts';

/** The rounds of a challenge: a Boss leaves less time than an opponent, so deck building ends sooner. */
const ROUNDS: Span = [-1, 5];

const NOTHING: Span = [0, 0];

/** Bosses that never have a base which could be destroyed. */
const WITHOUT_BASES: readonly ChallengeId[] = [
  'dimensional-horror',
  'nemesis-beast',
  'pirates-of-the-dark-star',
];

/** What effects are worth at this table: against a Boss, nothing if they can do nothing to it. */
export function weightsAt({ format, view }: Judgement, weights: Weights): Weights {
  const { boss } = format;
  if (boss === null) return weights;
  const shorter = { ...weights, rounds: ROUNDS };
  if (view.options.gambitSubstitutions) return shorter;
  return {
    ...shorter,
    ...(boss.handSize(1) === 0 && { opponentDiscards: NOTHING }),
    ...(WITHOUT_BASES.includes(boss.id) && { destroyBase: NOTHING }),
  };
}
