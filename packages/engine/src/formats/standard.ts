import { hasOutpost } from '../rules/in-play.ts';
import type { Format } from './format.ts';

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
  mayAttackPlayer: (state, by, target) => by !== target && !hasOutpost(state, target),
  mayTargetBase: (state, by, owner, outpost) =>
    by !== owner && (outpost || !hasOutpost(state, owner)),
  mayTargetPlayer: (_state, by, target) => by !== target,
  winnersAfterDefeat: (_state, defeated) => 1 << (1 - defeated),
};
