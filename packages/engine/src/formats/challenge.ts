import { answer } from '../bosses/answer.ts';
import type { Boss } from '../bosses/boss.ts';
import { continueTurn } from '../bosses/turn.ts';
import type { ChallengeId } from '../setup.ts';
import { basics } from './basics.ts';
import { challengeTable, isBoss } from './challenge-table.ts';
import { EVERYTHING, type PlayedFormat } from './format.ts';

/** A challenge with the rules that play its Boss. */
export function challenge(boss: Boss): PlayedFormat<ChallengeId> {
  return {
    ...basics,
    ...challengeTable(boss),
    // A Boss without authority cannot be attacked, and has no bases either.
    limits: (state, _by, opponent) =>
      boss.authority === null && isBoss(opponent, state.seats.length) ? 0 : EVERYTHING,
    boss: { ...boss, continueTurn, answer },
  };
}
