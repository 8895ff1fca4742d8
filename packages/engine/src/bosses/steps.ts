/** Steps that several Bosses take. */
import {
  type CardNumber,
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_UPGRADE_ALLY,
  NO_CARD,
} from '../cards/card-number.ts';
import {
  readyAbilities,
  useAlly,
  useDoubleAlly,
  usePrimary,
  useUpgradeAlly,
} from '../rules/abilities.ts';
import { drawCards } from '../rules/draw.ts';
import { formIn } from '../rules/in-play.ts';
import { playCard } from '../rules/play.ts';
import type { GameState, Seat } from '../state/state.ts';
import { toArray } from '../state/zones.ts';
import { anyOf, highest } from './any-of.ts';
import type { Step } from './boss.ts';
import { playersOf } from './numbers.ts';

export const drawHand: Step = (state, boss) => {
  drawCards(state, boss, cardsToDraw(state, boss));
  state.seats[boss].owedDiscards = 0;
  return true;
};

/** The size of its hand, less one card for each that it was made to discard before it had any. */
export function cardsToDraw(state: GameState, boss: Seat): number {
  const size = state.format.boss?.handSize(playersOf(state)) ?? 0;
  return Math.max(0, size - state.seats[boss].owedDiscards);
}

export const usePrimaryOfBase: Step = (state, boss) => use(state, boss, HAS_PRIMARY, usePrimary);
/** A printed one, or that of an upgrade sticker. */
export const useAllyAbility: Step = (state, boss) =>
  use(state, boss, HAS_ALLY, useAlly) || use(state, boss, HAS_UPGRADE_ALLY, useUpgradeAlly);
export const useDoubleAllyAbility: Step = (state, boss) =>
  use(state, boss, HAS_DOUBLE_ALLY, useDoubleAlly);

/** Uses an ability of this kind of its most expensive card that has one available. */
export function use(
  state: GameState,
  boss: Seat,
  kind: number,
  carryOut: (state: GameState, seat: Seat, slot: number) => void,
  allowed: (card: CardNumber) => boolean = () => true,
): boolean {
  const { cost } = state.catalog;
  const own = state.seats[boss];
  const slots = Array.from({ length: own.slots }, (_, slot) => slot).filter(
    (slot) =>
      state.cards[own.slotCard + slot] !== NO_CARD &&
      allowed(formIn(state, boss, slot)) &&
      (readyAbilities(state, boss, slot) & kind) !== 0,
  );
  if (slots.length === 0) return false;
  carryOut(
    state,
    boss,
    anyOf(
      state,
      highest(slots, (slot) => cost[formIn(state, boss, slot)]),
    ),
  );
  return true;
}

/** Plays the most expensive card of its hand. */
export const playMostExpensive: Step = (state, boss) => {
  const { cost } = state.catalog;
  const hand = toArray(state.cards, state.seats[boss].hand);
  if (hand.length === 0) return false;
  playCard(state, boss, anyOf(state, different(highest(hand, (card) => cost[card]))));
  return true;
};

/** Copies of a card are one. */
export function different(cards: readonly CardNumber[]): CardNumber[] {
  return [...new Set(cards)];
}
