import type { ChallengeCard } from '../bosses/challenge-card.ts';
import type { ChallengeId } from '../setup.ts';
import type { Seat } from '../state/state.ts';
import { basics } from './basics.ts';
import type { Format } from './format.ts';

/** The table of a challenge: the players on the first seats, the Boss on the last. */
export function challengeTable(boss: ChallengeCard): Format<ChallengeId> {
  const hydra = boss.party === 'hydra';
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
    sharedTurns: boss.party !== 'single',
    sharedAuthority: hydra,
    sharedOutposts: hydra,
    boss,
  };
}

export function isBoss(seat: Seat, seats: number): boolean {
  return seat === seats - 1;
}
