import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { CHOOSE_FROM_DISCARD, firstOf } from '../commands/code.ts';
import { AT, DONE, SEAT } from '../state/frame-entries.ts';
import type { GameState } from '../state/state.ts';
import { push, removeOne } from '../state/zones.ts';
import { anyCard, listPile } from './card-options.ts';
import type { Choice } from './choice.ts';

/** Put a card of the discard pile on top of the deck. */
export const putOnDeck: Choice = {
  list(state, frame, codes, n) {
    const { cards, catalog } = state;
    const { discard } = state.seats[cards[frame + SEAT]];
    const types = catalog.code[cards[frame + AT] + 3];
    return listPile(state, discard, CHOOSE_FROM_DISCARD, codes, n, ALLOWED[types]);
  },
  answer(state, frame, command) {
    const { cards } = state;
    const seat = cards[frame + SEAT];
    const own = state.seats[seat];
    const card = firstOf(command);
    removeOne(cards, own.discard, card);
    push(cards, own.deck, card);
    own.knownTop++;
    if (state.events !== null) {
      state.events.push({ kind: 'card-put-on-deck', seat, card: cardId(state.catalog, card) });
    }
    cards[frame + DONE]++;
  },
};

/** By the types of cards that may be taken: ships, bases, both. */
const ALLOWED: readonly ((state: GameState, card: CardNumber) => boolean)[] = [
  anyCard,
  isShip,
  isBase,
  anyCard,
];

function isShip({ catalog }: GameState, card: CardNumber): boolean {
  return catalog.isShip[card] === 1;
}

function isBase({ catalog }: GameState, card: CardNumber): boolean {
  return catalog.isBase[card] === 1;
}
