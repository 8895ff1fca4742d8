import { rightOf } from '../rules/neighbours.ts';
import type { FormatId } from '../setup.ts';
import type { PlayedFormat } from './format.ts';
import { hunter } from './hunter.ts';

/** The first defeat ends the game, and the hunter of the defeated player wins it. */
export const hunterFirstBlood: PlayedFormat<FormatId> = {
  ...hunter,
  id: 'hunter-first-blood',
  winnersAfterDefeat: (state, defeated) => 1 << rightOf(state, defeated),
};
