import { HAS_ALLY, HAS_DOUBLE_ALLY, HAS_SCRAP, HAS_UPGRADE_ALLY } from '../cards/card-number.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count } from '../state/zones.ts';
import { readyAbilities } from './abilities.ts';

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
  const { cards } = state;
  const own = state.seats[seat];
  if (count(cards, own.hand) + count(cards, own.deck) + count(cards, own.discard) > 0) return true;
  for (let slot = 0; slot < own.slots; slot++) {
    if (
      cards[own.slotAbilities + slot] &
      (HAS_ALLY | HAS_DOUBLE_ALLY | HAS_UPGRADE_ALLY | HAS_SCRAP)
    )
      return true;
    if (readyAbilities(state, seat, slot) !== 0) return true;
  }
  return false;
}
