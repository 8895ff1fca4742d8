import { CHOOSE_FROM_HAND, firstOf } from '../commands/code.ts';
import { discardFromHand } from '../rules/hand.ts';
import { DONE, SEAT } from '../state/frame-entries.ts';
import { listHand } from './card-options.ts';
import type { Choice } from './choice.ts';

/** Discard a card from hand: a forced discard, or the player's own choice. */
export const discard: Choice = {
  list(state, frame, codes, n) {
    const { hand } = state.seats[state.cards[frame + SEAT]];
    return listHand(state, hand, CHOOSE_FROM_HAND, codes, n);
  },
  answer(state, frame, command) {
    discardFromHand(state, state.cards[frame + SEAT], firstOf(command));
    state.cards[frame + DONE]++;
  },
};
