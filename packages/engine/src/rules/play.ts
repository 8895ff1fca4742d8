import { type CardNumber, cardId, NO_CARD } from '../cards/catalog.ts';
import { pushFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { triggerAllies } from './allies.ts';
import { takeFromHand } from './hand.ts';
import { enterPlay } from './in-play.ts';

/** Puts a card from hand into play; a ship's primary ability follows at once. */
export function playCard(state: GameState, seat: Seat, card: CardNumber): void {
  const { cards, catalog, layout } = state;
  takeFromHand(state, seat, card);
  const slot = enterPlay(state, seat, card);
  push(cards, layout.played[seat], card);
  if (state.events !== null) {
    state.events.push({ kind: 'card-played', seat, card: cardId(catalog, card), slot });
  }
  triggerAllies(state, seat);
  if (catalog.isShip[card] === 0) return;
  if (catalog.primary[card] !== 0) pushFrame(state, catalog.primary[card], seat, slot);
  triggerWheneverShipPlayed(state, seat);
}

function triggerWheneverShipPlayed(state: GameState, seat: Seat): void {
  const { cards, catalog, layout } = state;
  const first = layout.slotForm[seat];
  for (let slot = state.seats[seat].slots - 1; slot >= 0; slot--) {
    const form = cards[first + slot];
    if (form === NO_CARD) continue;
    const start = catalog.wheneverShipPlayed[form];
    if (start !== 0) pushFrame(state, start, seat, slot);
  }
}
