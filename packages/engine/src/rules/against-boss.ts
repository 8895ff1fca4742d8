/** What players can do in a challenge and nowhere else. */

import { bossSeat, MULLIGANED, numberOf, setNumber } from '../bosses/numbers.ts';
import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { listPile } from '../choices/card-options.ts';
import { ATTACK_TENTACLE, code, MULLIGAN } from '../commands/code.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count, push, removeOne } from '../state/zones.ts';
import { defeat } from './defeat.ts';
import { refill, takeFromRow } from './trade-row.ts';

/** Writes what is legal only in a challenge from `codes[n]` on and returns the next index. */
export function listAgainstBoss(
  state: GameState,
  seat: Seat,
  codes: Int32Array,
  n: number,
): number {
  let next = n;
  if (hasTentacles(state)) {
    const { combat } = state.seats[seat];
    const affordable = ({ catalog }: GameState, card: CardNumber) => catalog.cost[card] <= combat;
    next = listPile(state, state.layout.firstPile, ATTACK_TENTACLE, codes, next, affordable);
  }
  if (mayMulligan(state)) codes[next++] = code(MULLIGAN);
  return next;
}

/** Whether the Boss is attacked by destroying the cards before it. */
export function hasTentacles({ format }: GameState): boolean {
  return format.boss?.authority === null;
}

function mayMulligan(state: GameState): boolean {
  const { cards, layout } = state;
  const row = cards.subarray(layout.tradeRow, layout.tradeRow + ROW_SPACES);
  return numberOf(state, MULLIGANED) === 0 && row.some((card) => card !== NO_CARD);
}

/** Pays a card's cost to destroy it; with the last of all tentacles the Boss is beaten. */
export function attackTentacle(state: GameState, seat: Seat, card: CardNumber): void {
  const { cards, catalog, layout } = state;
  const paid = catalog.cost[card];
  state.seats[seat].combat -= paid;
  removeOne(cards, layout.firstPile, card);
  push(cards, layout.scrapHeap, card);
  state.events?.push({ kind: 'tentacle-destroyed', seat, card: cardId(catalog, card), paid });
  if (count(cards, layout.firstPile) === 0) defeat(state, bossSeat(state));
}

/** Scraps the whole trade row and lays out another. */
export function mulligan(state: GameState, seat: Seat): void {
  setNumber(state, MULLIGANED, 1);
  state.events?.push({ kind: 'row-mulliganed', seat });
  for (let space = 0; space < ROW_SPACES; space++) {
    const card = takeFromRow(state, space);
    if (card !== NO_CARD) push(state.cards, state.layout.scrapHeap, card);
  }
  for (let space = 0; space < ROW_SPACES; space++) {
    if (state.cards[state.layout.tradeRow + space] === NO_CARD) refill(state, space);
  }
}
