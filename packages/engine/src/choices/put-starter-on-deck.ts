import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { CHOOSE_FROM_DISCARD, CHOOSE_FROM_HAND, firstOf, kindOf } from '../commands/code.ts';
import { takeFromHand } from '../rules/hand.ts';
import { DONE, SEAT } from '../state/frame-entries.ts';
import type { GameState } from '../state/state.ts';
import { push, removeOne } from '../state/zones.ts';
import { listPile } from './card-options.ts';
import type { Choice } from './choice.ts';

/** Put a starting card from hand or discard pile on top of the deck. */
export const putStarterOnDeck: Choice = {
  list(state, frame, codes, n) {
    const { discard, hand } = state.seats[state.cards[frame + SEAT]];
    const next = listPile(state, hand, CHOOSE_FROM_HAND, codes, n, isStarter);
    return listPile(state, discard, CHOOSE_FROM_DISCARD, codes, next, isStarter);
  },
  answer(state, frame, command) {
    const { cards } = state;
    const seat = cards[frame + SEAT];
    const own = state.seats[seat];
    const card = firstOf(command);
    if (kindOf(command) === CHOOSE_FROM_HAND) takeFromHand(state, seat, card);
    else removeOne(cards, own.discard, card);
    push(cards, own.deck, card);
    own.knownTop++;
    if (state.events !== null) {
      const from = kindOf(command) === CHOOSE_FROM_HAND && ({ from: 'hand' } as const);
      const name = cardId(state.catalog, card);
      state.events.push({ kind: 'card-put-on-deck', seat, card: name, ...from });
    }
    cards[frame + DONE]++;
  },
};

function isStarter({ catalog }: GameState, card: CardNumber): boolean {
  return catalog.isTradeCard[card] === 0 && card !== catalog.explorer;
}
