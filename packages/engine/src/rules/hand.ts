import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push, removeOne } from '../state/zones.ts';

/** Takes one copy of a card out of a hand that holds it. */
export function takeFromHand(state: GameState, seat: Seat, card: CardNumber): void {
  const { cards } = state;
  const { hand, knownHand } = state.seats[seat];
  removeOne(cards, hand, card);
  if (cards[knownHand] > 0) removeOne(cards, knownHand, card);
}

export function discardFromHand(state: GameState, seat: Seat, card: CardNumber): void {
  takeFromHand(state, seat, card);
  push(state.cards, state.seats[seat].discard, card);
  if (state.events !== null) {
    state.events.push({ kind: 'card-discarded', seat, card: cardId(state.catalog, card) });
  }
}
