import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { copyList, count, insertSorted, moveAll, pop, push, shuffle } from '../state/zones.ts';

/** Draws cards one by one; with deck and discard pile both empty, fewer. */
export function drawCards(state: GameState, seat: Seat, amount: number): void {
  for (let i = 0; i < amount; i++) if (!drawCard(state, seat)) return;
}

export function canDraw(state: GameState, seat: Seat): boolean {
  return (
    count(state.cards, state.seats[seat].deck) > 0 ||
    count(state.cards, state.seats[seat].discard) > 0
  );
}

function drawCard(state: GameState, seat: Seat): boolean {
  const { cards } = state;
  const deck = state.seats[seat].deck;
  if (count(cards, deck) === 0) {
    if (count(cards, state.seats[seat].discard) === 0) return false;
    reshuffle(state, seat);
  }
  const card = pop(cards, deck);
  insertSorted(cards, state.seats[seat].hand, card);
  const own = state.seats[seat];
  if (own.knownTop > 0) {
    own.knownTop--;
    push(cards, own.knownHand, card);
  }
  if (state.events !== null) {
    state.events.push({ kind: 'card-drawn', seat, card: cardId(state.catalog, card) });
  }
  return true;
}

/**
 * Makes the discard pile the new deck. The old deck is empty at this moment, so all that is hidden of this player
 * is the hand: everybody who has counted along knows it, until it is discarded.
 */
function reshuffle(state: GameState, seat: Seat): void {
  const { cards } = state;
  const deck = state.seats[seat].deck;
  moveAll(cards, state.seats[seat].discard, deck);
  shuffle(cards, deck, state);
  copyList(cards, state.seats[seat].hand, state.seats[seat].knownHand);
  if (state.events !== null) {
    state.events.push({ kind: 'deck-shuffled', seat, count: count(cards, deck) });
  }
}
