import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push, removeOne } from '../state/zones.ts';
import { takeFromHand } from './hand.ts';
import { leavePlay } from './in-play.ts';
import { refill, takeFromRow } from './trade-row.ts';

export function scrapFromHand(state: GameState, seat: Seat, card: CardNumber): void {
  takeFromHand(state, seat, card);
  toScrapHeap(state, seat, card, 'hand', null);
}

export function scrapFromDiscard(state: GameState, seat: Seat, card: CardNumber): void {
  removeOne(state.cards, state.seats[seat].discard, card);
  toScrapHeap(state, seat, card, 'discard', null);
}

export function scrapFromPlay(state: GameState, seat: Seat, slot: number): CardNumber {
  const card = leavePlay(state, seat, slot);
  toScrapHeap(state, seat, card, 'in-play', slot);
  return card;
}

export function scrapFromRow(state: GameState, seat: Seat, space: number): void {
  toScrapHeap(state, seat, takeFromRow(state, space), 'trade-row', space);
  refill(state, space);
}

/** An Explorer goes back to its pile, every other card to the scrap heap. Own cards are counted, whatever becomes of them. */
function toScrapHeap(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  from: 'hand' | 'discard' | 'trade-row' | 'in-play',
  place: number | null,
): void {
  const explorer = card === state.catalog.explorer;
  if (explorer) state.explorers++;
  else push(state.cards, state.layout.scrapHeap, card);
  if (from !== 'trade-row') state.seats[seat].scrapped++;
  if (state.events !== null) {
    state.events.push({
      kind: 'card-scrapped',
      seat,
      card: cardId(state.catalog, card),
      from,
      place,
      to: explorer ? 'explorer-pile' : 'scrap-heap',
    });
  }
}
