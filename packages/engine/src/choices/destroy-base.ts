import { CHOOSE_BASE, firstOf, secondOf } from '../commands/code.ts';
import { destroyBase as destroy } from '../rules/attack.ts';
import { listBases } from '../rules/targets.ts';
import { DONE, SEAT } from '../state/frames.ts';
import type { Choice } from './choice.ts';

/** Destroy a base of an opponent without paying combat. */
export const destroyBase: Choice = {
  list(state, frame, out) {
    listBases(state, state.cards[frame + SEAT], CHOOSE_BASE, Number.MAX_SAFE_INTEGER, out);
  },
  answer(state, frame, command) {
    destroy(state, state.cards[frame + SEAT], firstOf(command), secondOf(command), 0);
    state.cards[frame + DONE]++;
  },
};
