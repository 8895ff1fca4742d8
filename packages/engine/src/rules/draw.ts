import { bossSeat } from '../bosses/numbers.ts';
import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { copyList, count, insertSorted, moveAll, pop, push, shuffle } from '../state/zones.ts';

/** Draws cards one by one; with deck and discard pile both empty, fewer. */
export function drawCards(state: GameState, seat: Seat, amount: number): void {
  if (state.format.boss !== null && drawsInstead(state, seat)) {
    drawInstead(state, seat, amount);
    return;
  }
  const { deck } = state.seats[seat];
  for (let i = 0; i < amount; i++) {
    if (count(state.cards, deck) === 0) {
      if (!canDraw(state, seat)) return;
      reshuffle(state, seat);
    }
    drawTopCard(state, seat);
  }
}

export function canDraw(state: GameState, seat: Seat): boolean {
  if (state.format.boss !== null && drawsInstead(state, seat)) return true;
  const { deck, discard } = state.seats[seat];
  return count(state.cards, deck) > 0 || count(state.cards, discard) > 0;
}

/** Whether this is a Boss that does something else whenever it would draw a card. */
function drawsInstead(state: GameState, seat: Seat): boolean {
  return seat === bossSeat(state) && state.format.boss?.insteadOfDrawing !== undefined;
}

function drawInstead(state: GameState, seat: Seat, amount: number): void {
  for (let i = 0; i < amount; i++) state.format.boss?.insteadOfDrawing?.(state, seat);
}

function drawTopCard(state: GameState, seat: Seat): void {
  const { cards } = state;
  const own = state.seats[seat];
  const card = pop(cards, own.deck);
  insertSorted(cards, own.hand, card);
  if (own.knownTop > 0) {
    own.knownTop--;
    push(cards, own.knownHand, card);
  }
  if (state.events !== null) tellDrawn(state, seat, card);
}

function tellDrawn(state: GameState, seat: Seat, card: CardNumber): void {
  state.events?.push({ kind: 'card-drawn', seat, card: cardId(state.catalog, card) });
}

/**
 * Makes the discard pile the new deck. The old deck is empty at this moment, so all that is hidden of this player
 * is the hand: everybody who has counted along knows it, until it is discarded.
 */
export function reshuffle(state: GameState, seat: Seat): void {
  const { cards } = state;
  const { deck, discard, hand, knownHand } = state.seats[seat];
  moveAll(cards, discard, deck);
  shuffle(cards, deck, state);
  copyList(cards, hand, knownHand);
  if (state.events !== null) {
    state.events.push({ kind: 'deck-shuffled', seat, count: count(cards, deck) });
  }
}
