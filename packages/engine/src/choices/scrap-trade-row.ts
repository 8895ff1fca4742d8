import { NO_CARD } from '../cards/card-number.ts';
import { CHOOSE_FROM_ROW, code, firstOf } from '../commands/code.ts';
import { scrapFromRow } from '../rules/scrap.ts';
import { SEAT } from '../state/frame-entries.ts';
import { countTaken } from '../state/frames.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { Choice } from './choice.ts';

/** Scrap a card of the trade row. */
export const scrapTradeRow: Choice = {
  list(state, _frame, codes, n) {
    const row = state.layout.tradeRow;
    let next = n;
    for (let space = 0; space < ROW_SPACES; space++) {
      if (state.cards[row + space] !== NO_CARD) codes[next++] = code(CHOOSE_FROM_ROW, space);
    }
    return next;
  },
  answer(state, frame, command) {
    const space = firstOf(command);
    countTaken(state, frame, state.cards[state.layout.tradeRow + space]);
    scrapFromRow(state, state.cards[frame + SEAT], space);
  },
};
