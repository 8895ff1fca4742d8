import { FROM_DISCARD, FROM_HAND } from '../cards/instructions.ts';
import { CHOOSE_FROM_DISCARD, CHOOSE_FROM_HAND, firstOf, kindOf } from '../commands/code.ts';
import { scrapFromDiscard, scrapFromHand } from '../rules/scrap.ts';
import { AT, SEAT } from '../state/frame-entries.ts';
import { countTaken } from '../state/frames.ts';
import { listHand, listPile } from './card-options.ts';
import type { Choice } from './choice.ts';

/** Scrap a card of one's own, from hand or discard pile. */
export const scrapOwn: Choice = {
  list(state, frame, codes, n) {
    const own = state.seats[state.cards[frame + SEAT]];
    const zones = state.catalog.code[state.cards[frame + AT] + 3];
    let next = n;
    if (zones & FROM_HAND) next = listHand(state, own.hand, CHOOSE_FROM_HAND, codes, next);
    if (zones & FROM_DISCARD) next = listPile(state, own.discard, CHOOSE_FROM_DISCARD, codes, next);
    return next;
  },
  answer(state, frame, command) {
    const seat = state.cards[frame + SEAT];
    const card = firstOf(command);
    if (kindOf(command) === CHOOSE_FROM_HAND) scrapFromHand(state, seat, card);
    else scrapFromDiscard(state, seat, card);
    countTaken(state, frame, card);
  },
};
