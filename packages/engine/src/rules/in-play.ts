/** Cards in play: each lies in a slot of its owner, which names it for as long as it stays there. */
import { type CardNumber, NO_CARD } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';

/** Puts a card into the first free slot and returns it. */
export function enterPlay(state: GameState, seat: Seat, card: CardNumber): number {
  const { cards, layout } = state;
  const first = layout.slotCard[seat];
  let slot = 0;
  while (cards[first + slot] !== NO_CARD) slot++;
  cards[first + slot] = card;
  cards[layout.slotForm[seat] + slot] = card;
  cards[layout.slotFlags[seat] + slot] = 0;
  const own = state.seats[seat];
  if (slot >= own.slots) own.slots = slot + 1;
  return slot;
}

/** Takes a card out of its slot; a copy is itself again. */
export function leavePlay(state: GameState, seat: Seat, slot: number): CardNumber {
  const { cards, layout } = state;
  const first = layout.slotCard[seat];
  const card = cards[first + slot];
  cards[first + slot] = NO_CARD;
  cards[layout.slotForm[seat] + slot] = NO_CARD;
  cards[layout.slotFlags[seat] + slot] = 0;
  const own = state.seats[seat];
  while (own.slots > 0 && cards[first + own.slots - 1] === NO_CARD) own.slots--;
  return card;
}

export function hasOutpost(state: GameState, seat: Seat): boolean {
  const { cards, catalog, layout } = state;
  const first = layout.slotCard[seat];
  for (let i = first + state.seats[seat].slots - 1; i >= first; i--) {
    if (catalog.isOutpost[cards[i]] === 1) return true;
  }
  return false;
}

export function basesInPlay(state: GameState, seat: Seat): number {
  const { cards, catalog, layout } = state;
  const first = layout.slotCard[seat];
  let bases = 0;
  for (let i = first + state.seats[seat].slots - 1; i >= first; i--) {
    if (cards[i] !== NO_CARD && catalog.isShip[cards[i]] === 0) bases++;
  }
  return bases;
}
