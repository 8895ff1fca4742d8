import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { refill, takeFromRow } from './trade-row.ts';

/** Acquires the card in a space of the trade row for `price` trade and refills the space. */
export function acquireFromRow(
  state: GameState,
  seat: Seat,
  space: number,
  toTop: boolean,
  price: number,
): void {
  const card = takeFromRow(state, space);
  receive(state, seat, card, space, toTop, price);
  refill(state, space);
}

export function acquireExplorer(state: GameState, seat: Seat, toTop: boolean, price: number): void {
  state.explorers--;
  receive(state, seat, state.catalog.explorer, null, toTop, price);
}

export function buyFromRow(state: GameState, seat: Seat, space: number, toTop: boolean): void {
  const card = state.cards[state.layout.tradeRow + space];
  spendToTop(state, seat, card);
  acquireFromRow(state, seat, space, toTop, state.catalog.cost[card]);
}

export function buyExplorer(state: GameState, seat: Seat, toTop: boolean): void {
  const card = state.catalog.explorer;
  spendToTop(state, seat, card);
  acquireExplorer(state, seat, toTop, state.catalog.cost[card]);
}

/** A card acquired while an effect waits to put one of its type on top of the deck uses that up, wherever the card goes. */
export function spendToTop(state: GameState, seat: Seat, card: CardNumber): void {
  const own = state.seats[seat];
  if (state.catalog.isShip[card] === 1) {
    if (own.shipsToTop > 0) own.shipsToTop--;
  } else if (own.basesToTop > 0) {
    own.basesToTop--;
  }
}

/** Whether an effect that waits lets a card go on top of the deck: a ship if the player wishes, a base in any case. */
export function canGoToTop(state: GameState, seat: Seat, card: CardNumber): boolean {
  const { basesToTop, shipsToTop } = state.seats[seat];
  return (state.catalog.isShip[card] === 1 ? shipsToTop : basesToTop) > 0;
}

/** Whether a card that is acquired may go to the discard pile. */
export function canGoToDiscard(state: GameState, seat: Seat, card: CardNumber): boolean {
  return state.catalog.isShip[card] === 1 || state.seats[seat].basesToTop === 0;
}

function receive(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  space: number | null,
  toTop: boolean,
  price: number,
): void {
  const { cards } = state;
  const own = state.seats[seat];
  own.trade -= price;
  if (toTop) {
    push(cards, own.deck, card);
    own.knownTop++;
  } else {
    push(cards, own.discard, card);
  }
  if (state.events !== null) {
    state.events.push({
      kind: 'card-acquired',
      seat,
      card: cardId(state.catalog, card),
      space,
      to: toTop ? 'top-of-deck' : 'discard',
      paid: price,
    });
  }
}
