import { SALVAGE_COST_SHIFT, SALVAGE_TO_TOP } from '../cards/instructions.ts';
import { CHOOSE_FROM_SCRAP_HEAP, firstOf } from '../commands/code.ts';
import { salvage as take } from '../rules/salvage.ts';
import { AT, SEAT } from '../state/frame-entries.ts';
import { countTaken } from '../state/frames.ts';
import { listPile } from './card-options.ts';
import type { Choice } from './choice.ts';

/** Take a card out of the scrap heap. One without a cost, a starting card, is not worth it to anybody. */
export const salvage: Choice = {
  list(state, frame, codes, n) {
    const { cards, catalog, layout } = state;
    const most = catalog.code[cards[frame + AT] + 3] >> SALVAGE_COST_SHIFT;
    return listPile(
      state,
      layout.scrapHeap,
      CHOOSE_FROM_SCRAP_HEAP,
      codes,
      n,
      ({ catalog: { cost } }, card) => cost[card] > 0 && cost[card] <= most,
    );
  },
  answer(state, frame, command) {
    const { cards, catalog } = state;
    const toTop = (catalog.code[cards[frame + AT] + 3] & SALVAGE_TO_TOP) !== 0;
    const card = firstOf(command);
    countTaken(state, frame, card);
    take(state, cards[frame + SEAT], card, toTop);
  },
};
