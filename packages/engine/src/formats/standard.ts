import { hasOutpost } from '../rules/in-play.ts';
import { BASES, type Format, OUTPOSTS, PLAYER } from './format.ts';

/** The two-player duel of the core rulebook. */
export const standard: Format = {
  id: 'standard',
  minSeats: 2,
  maxSeats: 2,
  team: (seat) => seat,
  startingAuthority: () => 50,
  openingHand: (order) => (order === 0 ? 3 : 5),
  handSize: () => 5,
  nextTurn: (_state, seat) => 1 << (1 - seat),
  reach: (state, by, other) => {
    if (by === other) return 0;
    return hasOutpost(state, other) ? OUTPOSTS : PLAYER | BASES | OUTPOSTS;
  },
  mayTargetPlayer: (_state, by, target) => by !== target,
  winnersAfterDefeat: (_state, defeated) => 1 << (1 - defeated),
};
