import { type CardNumber, WATCHES_SHIPS } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { pushWhenPlayed } from '../scenarios/triggers.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { triggerAllies } from './allies.ts';
import { takeFromHand } from './hand.ts';
import { enterPlay } from './in-play.ts';
import { begin } from './interpreter.ts';

/** Puts a card from hand into play; a ship's primary ability follows at once. */
export function playCard(state: GameState, seat: Seat, card: CardNumber): void {
  takeFromHand(state, seat, card);
  putIntoPlay(state, seat, card);
}

/** Plays a card that has come from wherever it lay. */
export function putIntoPlay(state: GameState, seat: Seat, card: CardNumber): void {
  const { catalog } = state;
  const slot = enterPlay(state, seat, card);
  push(state.cards, state.seats[seat].played, card);
  if (state.events !== null) tellPlayed(state, seat, card, slot);
  if (catalog.allyFor[card] !== 0) triggerAllies(state, seat);
  if (state.format.scenario !== null) pushWhenPlayed(state, seat, card);
  if (catalog.isShip[card] === 0) return;
  begin(state, catalog.primary[card], seat, slot);
  triggerWheneverShipPlayed(state, seat);
}

function tellPlayed(state: GameState, seat: Seat, card: CardNumber, slot: number): void {
  state.events?.push({ kind: 'card-played', seat, card: cardId(state.catalog, card), slot });
}

function triggerWheneverShipPlayed(state: GameState, seat: Seat): void {
  const { cards } = state;
  const { slotAbilities, slotForm, slots } = state.seats[seat];
  for (let slot = 0; slot < slots; slot++) {
    if ((cards[slotAbilities + slot] & WATCHES_SHIPS) === 0) continue;
    begin(state, state.catalog.wheneverShipPlayed[cards[slotForm + slot]], seat, slot);
  }
}
