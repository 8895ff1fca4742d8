import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import { count, pop, push, shuffle, toArray } from '../state/zones.ts';
import { forgetReturns } from './return.ts';

/** Takes the card out of a space of the trade row; the caller refills the space. */
export function takeFromRow(state: GameState, space: number): CardNumber {
  const at = state.layout.tradeRow + space;
  const card = state.cards[at];
  state.cards[at] = NO_CARD;
  return card;
}

/**
 * Puts the top card of the trade deck into an empty space. With none left the space stays empty, or, by option, the
 * scrap heap becomes a new trade deck, from which every empty space is filled.
 */
export function refill(state: GameState, space: number): void {
  if (count(state.cards, state.layout.tradeDeck) > 0) {
    turnUp(state, space);
  } else if (state.options.emptyTradeDeck === 'recycle' && recycle(state)) {
    for (let empty = 0; empty < ROW_SPACES; empty++) {
      const filled = state.cards[state.layout.tradeRow + empty] !== NO_CARD;
      if (!filled && count(state.cards, state.layout.tradeDeck) > 0) turnUp(state, empty);
    }
  }
}

function turnUp(state: GameState, space: number): void {
  const card = pop(state.cards, state.layout.tradeDeck);
  state.cards[state.layout.tradeRow + space] = card;
  if (state.events !== null) {
    state.events.push({ kind: 'row-refilled', space, card: cardId(state.catalog, card) });
  }
}

/** Shuffles the trade cards of the scrap heap into a new trade deck; starting cards stay where they are. */
function recycle(state: GameState): boolean {
  const { cards, catalog, layout } = state;
  const heap = toArray(cards, layout.scrapHeap);
  cards[layout.scrapHeap] = 0;
  for (const card of heap) {
    push(cards, catalog.isTradeCard[card] === 1 ? layout.tradeDeck : layout.scrapHeap, card);
  }
  if (count(cards, layout.tradeDeck) === 0) return false;
  forgetReturns(state);
  shuffle(cards, layout.tradeDeck, state);
  if (state.events !== null) {
    state.events.push({ kind: 'trade-deck-recycled', count: count(cards, layout.tradeDeck) });
  }
  return true;
}
