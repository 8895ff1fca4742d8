import { NO_CARD } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count } from '../state/zones.ts';
import { canUsePrimary } from './abilities.ts';

/**
 * Whether no player can ever do anything again: nobody has a card left outside play, and no card in play has an
 * ability to use. The rulebooks do not foresee it; the game is then a draw of all who are left.
 */
export function isStandstill(state: GameState): boolean {
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (!state.seats[seat].defeated && canEverAct(state, seat)) return false;
  }
  return true;
}

function canEverAct(state: GameState, seat: Seat): boolean {
  const { cards, catalog, layout } = state;
  if (count(cards, layout.hand[seat]) > 0) return true;
  if (count(cards, layout.deck[seat]) > 0) return true;
  if (count(cards, layout.discard[seat]) > 0) return true;
  for (let slot = 0; slot < state.seats[seat].slots; slot++) {
    const card = cards[layout.slotCard[seat] + slot];
    if (card === NO_CARD) continue;
    if (catalog.ally[card] !== 0 || catalog.scrap[card] !== 0) return true;
    if (canUsePrimary(state, seat, slot)) return true;
  }
  return false;
}
