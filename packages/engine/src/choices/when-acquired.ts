import { CHOOSE_TO_USE, code } from '../commands/code.ts';
import { AT, DONE } from '../state/frame-entries.ts';
import type { Choice } from './choice.ts';

/** Use what a card does when it is acquired, or leave it. */
export const whenAcquired: Choice = {
  list(state, frame, codes, n) {
    codes[n] = code(CHOOSE_TO_USE, state.catalog.code[state.cards[frame + AT] + 3]);
    return n + 1;
  },
  answer(state, frame) {
    state.cards[frame + DONE]++;
  },
};
