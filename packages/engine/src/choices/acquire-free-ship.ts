import { CHOOSE_EXPLORER, CHOOSE_FROM_ROW, code, firstOf, kindOf } from '../commands/code.ts';
import { acquireExplorer, acquireFromRow } from '../rules/acquire.ts';
import { DONE, SEAT } from '../state/frame-entries.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { Choice } from './choice.ts';

/** Acquire a ship of the trade row or the Explorer pile without paying, to the top of the deck. */
export const acquireFreeShip: Choice = {
  list(state, _frame, codes, n) {
    const { cards, catalog, layout } = state;
    let next = n;
    for (let space = 0; space < ROW_SPACES; space++) {
      // Entry 0, no card, is no ship.
      if (catalog.isShip[cards[layout.tradeRow + space]] === 1) {
        codes[next++] = code(CHOOSE_FROM_ROW, space);
      }
    }
    if (state.explorers > 0 && catalog.isShip[catalog.explorer] === 1) {
      codes[next++] = code(CHOOSE_EXPLORER);
    }
    return next;
  },
  answer(state, frame, command) {
    const seat = state.cards[frame + SEAT];
    if (kindOf(command) === CHOOSE_EXPLORER) acquireExplorer(state, seat, true, 0);
    else acquireFromRow(state, seat, firstOf(command), true, 0);
    state.cards[frame + DONE]++;
  },
};
