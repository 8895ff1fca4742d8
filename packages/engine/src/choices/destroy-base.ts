import { CHOOSE_BASE, firstOf, secondOf } from '../commands/code.ts';
import { destroyBase as destroy } from '../rules/attack.ts';
import { reach as reachOf } from '../rules/reach.ts';
import { listBases } from '../rules/targets.ts';
import { DONE, SEAT } from '../state/frame-entries.ts';
import type { Choice } from './choice.ts';

const ANY_DEFENSE = 0xff;

/** Destroy a base of an opponent without paying combat. */
export const destroyBase: Choice = {
  list(state, frame, codes, n) {
    const by = state.cards[frame + SEAT];
    let next = n;
    for (let owner = 0; owner < state.seats.length; owner++) {
      const reach = reachOf(state, by, owner);
      next = listBases(state, owner, reach, ANY_DEFENSE, CHOOSE_BASE, codes, next);
    }
    return next;
  },
  answer(state, frame, command) {
    destroy(state, state.cards[frame + SEAT], firstOf(command), secondOf(command), 0);
    state.cards[frame + DONE]++;
  },
};
