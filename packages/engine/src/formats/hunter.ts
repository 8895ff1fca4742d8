import { leftOf, rightOf } from '../rules/neighbours.ts';
import type { FormatId } from '../setup.ts';
import { BASES, OUTPOSTS, PLAYER, type PlayedFormat } from './format.ts';
import { freeForAll } from './free-for-all.ts';

/** Everybody hunts the player on the left, and is hunted from the right. */
export const hunter: PlayedFormat<FormatId> = {
  ...freeForAll,
  id: 'hunter',
  limits: (state, by, opponent) =>
    (opponent === leftOf(state, by) ? PLAYER | BASES | OUTPOSTS : 0) |
    (opponent === rightOf(state, by) ? BASES | OUTPOSTS : 0),
  tooFar: { player: 'only-player-on-left', bases: 'only-neighbours-bases' },
};
