import { FROM_DISCARD, FROM_HAND } from '../cards/program.ts';
import { CHOOSE_FROM_DISCARD, CHOOSE_FROM_HAND, firstOf, kindOf } from '../commands/code.ts';
import { scrapFromDiscard, scrapFromHand } from '../rules/scrap.ts';
import { AT, DONE, SEAT } from '../state/frames.ts';
import { listHand, listPile } from './card-options.ts';
import type { Choice } from './choice.ts';

/** Scrap a card of one's own, from hand or discard pile. */
export const scrapOwn: Choice = {
  list(state, frame, out) {
    const { cards } = state;
    const seat = cards[frame + SEAT];
    const zones = state.catalog.code[cards[frame + AT] + 3];
    if (zones & FROM_HAND) listHand(state, state.seats[seat].hand, CHOOSE_FROM_HAND, out);
    if (zones & FROM_DISCARD) listPile(state, state.seats[seat].discard, CHOOSE_FROM_DISCARD, out);
  },
  answer(state, frame, command) {
    const seat = state.cards[frame + SEAT];
    const card = firstOf(command);
    if (kindOf(command) === CHOOSE_FROM_HAND) scrapFromHand(state, seat, card);
    else scrapFromDiscard(state, seat, card);
    state.cards[frame + DONE]++;
  },
};
