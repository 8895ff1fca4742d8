/** What a Boss does to the trade row. The trade deck lies beside space 0; the last space is the furthest from it. */
import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { drawTradeCard, takeFromRow } from '../rules/trade-row.ts';
import { DONE } from '../state/frame-entries.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';

/** The spaces of so many cards furthest from the trade deck, or of all there are, the furthest first. */
export function furthest({ cards, layout }: GameState, amount: number): number[] {
  const spaces: number[] = [];
  for (let space = ROW_SPACES - 1; space >= 0 && spaces.length < amount; space--) {
    if (cards[layout.tradeRow + space] !== NO_CARD) spaces.push(space);
  }
  return spaces;
}

/** Takes the card furthest from the trade deck; 0 if the row is empty. */
export function takeFurthest(
  state: GameState,
  seat: Seat,
  to: 'scrap-heap' | 'tentacle' | 'face-down',
): CardNumber {
  const [space] = furthest(state, 1);
  if (space === undefined) return NO_CARD;
  const card = takeFromRow(state, space);
  if (to === 'scrap-heap') push(state.cards, state.layout.scrapHeap, card);
  if (state.events !== null) {
    const name = cardId(state.catalog, card);
    state.events.push({ kind: 'row-card-taken', seat, card: name, space, to });
  }
  return card;
}

/** Whether a Boss that takes cards of the row first of all has done so in the present turn. Until it fills them, spaces are empty. */
export function hasTaken(state: GameState, boss: Seat): boolean {
  const { active, cards, frames, layout } = state;
  if (((active >> boss) & 1) === 0) return false;
  const row = cards.subarray(layout.tradeRow, layout.tradeRow + ROW_SPACES);
  return row.includes(NO_CARD) || (frames > 0 && cards[layout.stack + DONE] > 0);
}

/** Moves every card away from the trade deck, so that all empty spaces lie beside it; says how many they are. */
export function slide(state: GameState): number {
  const { cards, layout } = state;
  let to = ROW_SPACES - 1;
  for (let space = ROW_SPACES - 1; space >= 0; space--) {
    const card = cards[layout.tradeRow + space];
    if (card === NO_CARD) continue;
    cards[layout.tradeRow + space] = NO_CARD;
    cards[layout.tradeRow + to--] = card;
  }
  return to + 1;
}

/** Fills the empty spaces, the one furthest from the trade deck first; gives the cards in this order. */
export function refillInOrder(state: GameState, seat: Seat, spaces: number): CardNumber[] {
  const revealed: CardNumber[] = [];
  for (let space = spaces - 1; space >= 0; space--) {
    const card = drawTradeCard(state);
    if (card === NO_CARD) break;
    revealed.push(card);
    reveal(state, seat, card, 'trade-row', space);
    state.cards[state.layout.tradeRow + space] = card;
  }
  return revealed;
}

/** Says that the Boss has turned up a card. */
export function reveal(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  to: 'in-play' | 'tentacle' | 'trade-row' | 'scrap-heap',
  space: number | null = null,
): void {
  if (state.events === null) return;
  state.events.push({ kind: 'boss-revealed', seat, card: cardId(state.catalog, card), to, space });
}
