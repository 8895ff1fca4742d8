import { ALLY_LIVE, DOUBLE_ALLY_LIVE } from '../cards/card-number.ts';
import type { GameState, Seat } from '../state/state.ts';

/**
 * Triggers the ally abilities of all cards of a player that have a partner in play now, and double ally abilities of
 * those that have two. A triggered ability stays
 * usable for the rest of the turn, whatever becomes of the partner.
 */
export function triggerAllies(state: GameState, seat: Seat): void {
  const { cards } = state;
  const { allyFor, allyNeeds, doubleAllyNeeds, hasDoubleAllies } = state.catalog;
  const { slotCard, slotForm, slotAbilities, slots } = state.seats[seat];

  // The factions for which at least one, two and three cards in play are allies.
  let one = 0;
  let two = 0;
  let three = 0;
  for (let slot = 0; slot < slots; slot++) {
    const factions = allyFor[cards[slotForm + slot]] | allyFor[cards[slotCard + slot]];
    three |= two & factions;
    two |= one & factions;
    one |= factions;
  }
  if (two === 0) return;

  // A card counts for its own faction but is never its own partner, so there must be one more.
  for (let slot = 0; slot < slots; slot++) {
    if ((allyNeeds[cards[slotForm + slot]] & two) !== 0) cards[slotAbilities + slot] |= ALLY_LIVE;
  }
  if (three === 0 || !hasDoubleAllies) return;
  for (let slot = 0; slot < slots; slot++) {
    if ((doubleAllyNeeds[cards[slotForm + slot]] & three) === 0) continue;
    cards[slotAbilities + slot] |= DOUBLE_ALLY_LIVE;
  }
}
