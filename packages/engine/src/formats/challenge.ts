import { answer } from '../bosses/answer.ts';
import type { Boss } from '../bosses/boss.ts';
import { continueTurn } from '../bosses/turn.ts';
import type { ChallengeId } from '../setup.ts';
import { basics } from './basics.ts';
import { EVERYTHING, type Format } from './format.ts';

/** The table of a challenge: the players on the first seats, the Boss on the last. */
export function challenge(boss: Boss): Format<ChallengeId> {
  const hydra = boss.party === 'hydra';
  const isBoss = (seat: number, seats: number): boolean => seat === seats - 1;
  return {
    ...basics,
    id: boss.id,
    seatCounts: boss.players,
    role: (seat, seats) => (isBoss(seat, seats) ? 'boss' : 'player'),
    team: (seat, seats) => (isBoss(seat, seats) ? 1 : 0),
    startingAuthority: (seat, seats, { firstEditionCorrection }) => {
      const players = seats - 1;
      if (isBoss(seat, seats)) return (boss.authority ?? 0) * players;
      if (firstEditionCorrection) return boss.correctedAuthority ?? boss.playerAuthority;
      return hydra ? boss.playerAuthority * players : boss.playerAuthority;
    },
    // Players who take their turns together have one first turn, which is called that of the first seat.
    firstSeats: (seats) => (boss.party === 'single' ? [...Array(seats - 1).keys()] : [0]),
    openingHand: (seat, _first, seats) => (isBoss(seat, seats) ? 0 : 3),
    handSize: (seat, seats) => (isBoss(seat, seats) ? boss.handSize(seats - 1) : 5),
    // A Boss without authority cannot be attacked, and has no bases either.
    limits: (state, _by, opponent) =>
      boss.authority === null && isBoss(opponent, state.seats.length) ? 0 : EVERYTHING,
    sharedTurns: boss.party !== 'single',
    sharedAuthority: hydra,
    sharedOutposts: hydra,
    boss: { ...boss, continueTurn, answer },
  };
}
