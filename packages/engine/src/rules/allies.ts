import { ALLY_LIVE, type GameState, type Seat } from '../state/state.ts';

/**
 * Triggers the ally abilities of all cards of a player that have a partner in play now. A triggered ability stays
 * usable for the rest of the turn, whatever becomes of the partner.
 */
export function triggerAllies(state: GameState, seat: Seat): void {
  const { cards, catalog, layout } = state;
  const cardAt = layout.slotCard[seat];
  const formAt = layout.slotForm[seat];
  const slots = state.seats[seat].slots;
  const allyFor = catalog.allyFor;

  // The factions for which at least one, and at least two, cards in play are allies.
  let one = 0;
  let two = 0;
  for (let slot = 0; slot < slots; slot++) {
    const factions = allyFor[cards[formAt + slot]] | allyFor[cards[cardAt + slot]];
    two |= one & factions;
    one |= factions;
  }

  const flagsAt = layout.slotFlags[seat];
  for (let slot = 0; slot < slots; slot++) {
    const form = cards[formAt + slot];
    const needs = catalog.allyNeeds[form];
    if (needs === 0) continue;
    // A card is never its own partner: where it counts for the faction itself, a second one must.
    const own = allyFor[form] | allyFor[cards[cardAt + slot]];
    if ((needs & own & two) !== 0 || (needs & ~own & one) !== 0) {
      cards[flagsAt + slot] |= ALLY_LIVE;
    }
  }
}
