/** Cards in play: each lies in a slot of its owner, which names it for as long as it stays there. */
import { type CardNumber, DAMAGE_SHIFT, NO_CARD } from '../cards/card-number.ts';
import type { SeatZones } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { Cards } from '../state/zones.ts';

/** Puts a card into the first free slot and returns it. */
export function enterPlay(state: GameState, seat: Seat, card: CardNumber): number {
  const { cards } = state;
  const own = state.seats[seat];
  const { slotCard } = own;
  let slot = 0;
  while (cards[slotCard + slot] !== NO_CARD) slot++;
  cards[slotCard + slot] = card;
  cards[own.slotForm + slot] = card;
  cards[own.slotAbilities + slot] = state.catalog.abilities[card];
  if (slot >= own.slots) own.slots = slot + 1;
  return slot;
}

/** Takes a card out of its slot; a copy is itself again. */
export function leavePlay(state: GameState, seat: Seat, slot: number): CardNumber {
  const { cards } = state;
  const own = state.seats[seat];
  const { slotCard } = own;
  const card = cards[slotCard + slot];
  emptySlot(cards, own, slot);
  while (own.slots > 0 && cards[slotCard + own.slots - 1] === NO_CARD) own.slots--;
  return card;
}

/** Clears a slot; how many slots are in use is the caller's concern. */
export function emptySlot(cards: Cards, zones: SeatZones, slot: number): void {
  cards[zones.slotCard + slot] = NO_CARD;
  cards[zones.slotForm + slot] = NO_CARD;
  cards[zones.slotAbilities + slot] = 0;
}

/** The card whose abilities the one in this slot has: itself, or what it copies. */
export function formIn(state: GameState, seat: Seat, slot: number): CardNumber {
  return state.cards[state.seats[seat].slotForm + slot];
}

/** The combat it takes to destroy the base in this slot. */
export function defenseLeft(state: GameState, seat: Seat, slot: number): number {
  const { slotAbilities, slotCard } = state.seats[seat];
  const { cards, catalog } = state;
  return catalog.defense[cards[slotCard + slot]] - (cards[slotAbilities + slot] >> DAMAGE_SHIFT);
}

export function hasOutpost(state: GameState, seat: Seat): boolean {
  const { cards } = state;
  const { isOutpost } = state.catalog;
  const { slotCard, slots } = state.seats[seat];
  for (let i = slotCard + slots - 1; i >= slotCard; i--) {
    if (isOutpost[cards[i]] === 1) return true;
  }
  return false;
}

export function basesInPlay(state: GameState, seat: Seat): number {
  const { cards } = state;
  const { isBase } = state.catalog;
  const { slotCard, slots } = state.seats[seat];
  let bases = 0;
  for (let i = slotCard + slots - 1; i >= slotCard; i--) bases += isBase[cards[i]];
  return bases;
}
