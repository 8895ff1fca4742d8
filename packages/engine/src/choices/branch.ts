import { NO_CARD } from '../cards/card-number.ts';
import { cardId, programAt } from '../cards/catalog.ts';
import { INSTRUCTION } from '../cards/instructions.ts';
import { CHOOSE_BRANCH, code, firstOf } from '../commands/code.ts';
import { AT, SEAT } from '../state/frame-entries.ts';
import { branchLabels } from './branch-labels.ts';
import type { Choice } from './choice.ts';

/** Choose one of the branches a card prints. */
export const branch: Choice = {
  list(state, frame, codes, n) {
    const branches = state.catalog.code[state.cards[frame + AT] + 1];
    for (let i = 0; i < branches; i++) codes[n + i] = code(CHOOSE_BRANCH, i);
    return n + branches;
  },
  answer(state, frame, command) {
    const { cards, catalog } = state;
    const index = firstOf(command);
    if (state.events !== null) {
      const { card } = programAt(catalog, cards[frame + AT]);
      state.events.push({
        kind: 'branch-chosen',
        seat: cards[frame + SEAT],
        card: card === NO_CARD ? null : cardId(catalog, card),
        branch: branchLabels(catalog, cards[frame + AT])[index],
      });
    }
    cards[frame + AT] = catalog.code[cards[frame + AT] + (1 + index) * INSTRUCTION + 1];
  },
};
