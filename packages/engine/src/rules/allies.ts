import { ALLY_LIVE, DOUBLE_ALLY_LIVE, UPGRADE_ALLY_LIVE } from '../cards/card-number.ts';
import type { GameState, Seat } from '../state/state.ts';

/**
 * Triggers the ally abilities of all cards of a player that have a partner in play now, and double ally abilities of
 * those that have two; the ally abilities of stickers likewise. A triggered ability stays usable for the rest of the turn, whatever becomes of the partner.
 */
export function triggerAllies(state: GameState, seat: Seat): void {
  const { cards } = state;
  const { allyFor, allyNeeds, hasMoreAllies } = state.catalog;
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
  if (hasMoreAllies) triggerMoreAllies(state, seat, two, three);
}

/** Those abilities that only some boxes have, by the factions of which there are enough cards in play. */
function triggerMoreAllies(state: GameState, seat: Seat, two: number, three: number): void {
  const { cards } = state;
  const { doubleAllyNeeds, upgradeAllyNeeds } = state.catalog;
  const { slotForm, slotAbilities, slots } = state.seats[seat];
  for (let slot = 0; slot < slots; slot++) {
    const form = cards[slotForm + slot];
    if ((doubleAllyNeeds[form] & three) !== 0) cards[slotAbilities + slot] |= DOUBLE_ALLY_LIVE;
    if ((upgradeAllyNeeds[form] & two) !== 0) cards[slotAbilities + slot] |= UPGRADE_ALLY_LIVE;
  }
}
