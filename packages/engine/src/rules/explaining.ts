/** What the explanations of refused commands have in common. */
import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { show } from '../errors.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { Refusal, RefusalCode } from './refusal.ts';

export function no(code: RefusalCode, why: string): Refusal {
  return { code, why };
}

export const MALFORMED = no(
  'malformed',
  'A part of this command is missing, wrong or superfluous.',
);

export function numberOf(state: GameState, id: unknown): CardNumber | undefined {
  return typeof id === 'string' ? state.catalog.numbers.get(id) : undefined;
}

export function unknownCard(id: unknown): Refusal {
  return no('unknown-card', `There is no card ${show(id)} in this game.`);
}

export function isIndex(value: unknown, length: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;
}

export function isSlot(state: GameState, seat: Seat, slot: unknown): slot is number {
  const { slotCard, slots } = state.seats[seat];
  return isIndex(slot, slots) && state.cards[slotCard + slot] !== NO_CARD;
}
