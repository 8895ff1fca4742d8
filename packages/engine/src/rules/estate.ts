/** What becomes of a defeated player's cards while the others play on. */
import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { NO_SLOT } from '../state/frame-entries.ts';
import { pushFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { namesOf } from '../state/to-data.ts';
import { push, toArray } from '../state/zones.ts';
import { emptySlot } from './in-play.ts';

/** Lets a defeated player leave a card to each heir, clockwise; then all their other cards are lost. */
export function leaveEstate(state: GameState, seat: Seat): void {
  const { rules } = state.catalog;
  const seats = state.seats.length;
  const heirs = state.format.heirs(state, seat);
  pushFrame(state, rules.estate, seat, NO_SLOT);
  // The last frame on the stack is asked first: so the heirs go backwards.
  for (let distance = seats - 1; distance > 0; distance--) {
    const heir = (seat + distance) % seats;
    if ((heirs >> heir) & 1) pushFrame(state, rules.bequest, seat, heir);
  }
}

/** Every card of a defeated player goes to the scrap heap, Explorers to their pile. */
export function loseCards(state: GameState, seat: Seat): void {
  const { cards, catalog, layout } = state;
  const own = state.seats[seat];
  const lost: CardNumber[] = [];
  for (let slot = 0; slot < own.slots; slot++) {
    const card = cards[own.slotCard + slot];
    if (card !== NO_CARD) lost.push(card);
    emptySlot(cards, own, slot);
  }
  for (const zone of [own.hand, own.discard, own.deck]) {
    lost.push(...toArray(cards, zone));
    cards[zone] = 0;
  }
  // In the order of their numbers: how a deck lay nobody has seen.
  lost.sort((one, other) => one - other);
  for (const card of lost) {
    if (card === catalog.explorer) state.explorers++;
    else push(cards, layout.scrapHeap, card);
  }
  cards[own.played] = 0;
  cards[own.knownHand] = 0;
  cards[own.returning] = 0;
  own.slots = 0;
  own.knownTop = 0;
  own.trade = 0;
  own.combat = 0;
  own.shipsToTop = 0;
  own.basesToTop = 0;
  own.scrapped = 0;
  own.owedDiscards = 0;
  state.events?.push({ kind: 'cards-lost', seat, cards: namesOf(state, lost) });
}
