import { HIDDEN, setNumber } from '../bosses/numbers.ts';
import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { factionBit } from '../cards/faction-bits.ts';
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
  } else if (mayRecycle(state) && recycle(state)) {
    for (let empty = 0; empty < ROW_SPACES; empty++) {
      const filled = state.cards[state.layout.tradeRow + empty] !== NO_CARD;
      if (!filled && count(state.cards, state.layout.tradeDeck) > 0) turnUp(state, empty);
    }
  }
}

/** Takes the top card of the trade deck, which in a challenge is made of the scrap heap when it is empty; 0 if there is none. */
export function drawTradeCard(state: GameState): CardNumber {
  const { tradeDeck } = state.layout;
  if (count(state.cards, tradeDeck) === 0 && !(mayRecycle(state) && recycle(state))) return NO_CARD;
  return pop(state.cards, tradeDeck);
}

function mayRecycle({ format, options }: GameState): boolean {
  return options.emptyTradeDeck === 'recycle' || format.boss !== null;
}

/** Whether a card is one that this game's trade deck is made of. */
function belongs({ catalog, format }: GameState, card: CardNumber): boolean {
  const removed = format.boss?.removes ?? null;
  return (
    catalog.isTradeCard[card] === 1 &&
    (removed === null || (catalog.factions[card] & factionBit(removed)) === 0)
  );
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
  const { cards, layout } = state;
  const heap = toArray(cards, layout.scrapHeap);
  cards[layout.scrapHeap] = 0;
  for (const card of heap) {
    push(cards, belongs(state, card) ? layout.tradeDeck : layout.scrapHeap, card);
  }
  if (count(cards, layout.tradeDeck) === 0) return false;
  forgetReturns(state);
  // Whoever has counted along knows now what has never been in the trade deck.
  if (state.format.boss !== null) setNumber(state, HIDDEN, 0);
  shuffle(cards, layout.tradeDeck, state);
  if (state.events !== null) {
    state.events.push({ kind: 'trade-deck-recycled', count: count(cards, layout.tradeDeck) });
  }
  return true;
}
