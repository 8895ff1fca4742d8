import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push, removeOne } from '../state/zones.ts';
import { forgetReturn } from './return.ts';

/** A card goes from the scrap heap to a player's discard pile, or on top of the deck. It has not been acquired. */
export function salvage(state: GameState, seat: Seat, card: CardNumber, toTop: boolean): void {
  const { cards } = state;
  const own = state.seats[seat];
  removeOne(cards, state.layout.scrapHeap, card);
  forgetReturn(state, card);
  if (toTop) {
    push(cards, own.deck, card);
    own.knownTop++;
  } else {
    push(cards, own.discard, card);
  }
  if (state.events !== null) {
    const to = toTop ? 'top-of-deck' : 'discard';
    state.events.push({ kind: 'card-salvaged', seat, card: cardId(state.catalog, card), to });
  }
}
