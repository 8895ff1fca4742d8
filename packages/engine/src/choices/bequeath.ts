import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import {
  CHOOSE_FROM_DECK,
  CHOOSE_FROM_DISCARD,
  CHOOSE_FROM_HAND,
  code,
  firstOf,
  kindOf,
} from '../commands/code.ts';
import { takeFromHand } from '../rules/hand.ts';
import { DONE, SEAT, SLOT } from '../state/frame-entries.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push, removeOne, toArray } from '../state/zones.ts';
import { listHand, listPile } from './card-options.ts';
import type { Choice } from './choice.ts';

/** A defeated player leaves a card from hand, deck or discard pile to a teammate. */
export const bequeath: Choice = {
  list(state, frame, codes, n) {
    const own = state.seats[state.cards[frame + SEAT]];
    let next = listHand(state, own.hand, CHOOSE_FROM_HAND, codes, n);
    next = listPile(state, own.discard, CHOOSE_FROM_DISCARD, codes, next);
    // In the order of their numbers: a player may look through the deck, not at its order.
    const deck = [...new Set(toArray(state.cards, own.deck))].sort((one, other) => one - other);
    for (const card of deck) codes[next++] = code(CHOOSE_FROM_DECK, card);
    return next;
  },
  answer(state, frame, command) {
    const seat = state.cards[frame + SEAT];
    const heir = state.cards[frame + SLOT];
    const card = firstOf(command);
    take(state, seat, kindOf(command), card);
    push(state.cards, state.seats[heir].discard, card);
    if (state.events !== null) {
      const name = cardId(state.catalog, card);
      state.events.push({ kind: 'card-bequeathed', seat, to: heir, card: name });
    }
    state.cards[frame + DONE]++;
  },
};

function take(state: GameState, seat: Seat, kind: number, card: CardNumber): void {
  const own = state.seats[seat];
  if (kind === CHOOSE_FROM_HAND) {
    takeFromHand(state, seat, card);
  } else if (kind === CHOOSE_FROM_DISCARD) {
    removeOne(state.cards, own.discard, card);
  } else {
    removeOne(state.cards, own.deck, card);
    own.knownTop = 0;
  }
}
