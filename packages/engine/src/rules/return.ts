/** Cards that come back from the scrap heap at the end of the turn in which they were scrapped. */
import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { copies, pop, push, removeOne } from '../state/zones.ts';

/** A card that was just scrapped will come back. An Explorer went to its pile, where nothing tells it from the others. */
export function awaitReturn(state: GameState, seat: Seat, card: CardNumber): void {
  if (card !== state.catalog.explorer) push(state.cards, state.seats[seat].returning, card);
}

/** After the draw phase: what was to come back goes from the scrap heap to its owner's discard pile. */
export function returnCards(state: GameState, seat: Seat): void {
  const { cards, layout } = state;
  const { discard, returning } = state.seats[seat];
  while (cards[returning] > 0) {
    const card = pop(cards, returning);
    removeOne(cards, layout.scrapHeap, card);
    push(cards, discard, card);
    if (state.events !== null) {
      state.events.push({ kind: 'card-returned', seat, card: cardId(state.catalog, card) });
    }
  }
}

/** A copy of a card has left the scrap heap: one that is no longer there does not come back. */
export function forgetReturn(state: GameState, card: CardNumber): void {
  const { cards, layout, seats } = state;
  const expected = seats.reduce((sum, { returning }) => sum + copies(cards, returning, card), 0);
  if (expected <= copies(cards, layout.scrapHeap, card)) return;
  for (const { returning } of seats) if (removeOne(cards, returning, card)) return;
}

/** The scrap heap has become a trade deck: nothing of it can come back. */
export function forgetReturns(state: GameState): void {
  for (const { returning } of state.seats) state.cards[returning] = 0;
}
