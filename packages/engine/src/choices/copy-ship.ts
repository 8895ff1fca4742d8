import type { CardNumber } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import { CHOOSE_SHIP, firstOf } from '../commands/code.ts';
import { triggerAllies } from '../rules/allies.ts';
import { AT, SEAT, SLOT } from '../state/frame-entries.ts';
import type { GameState } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { listPile } from './card-options.ts';
import type { Choice } from './choice.ts';

/**
 * Become a copy of a ship played this turn, also of one that has been scrapped since, and carry out its primary
 * ability. A card that copies is never itself copied: it has nothing of its own to give.
 */
export const copyShip: Choice = {
  list(state, frame, codes, n) {
    const { played } = state.seats[state.cards[frame + SEAT]];
    return listPile(state, played, CHOOSE_SHIP, codes, n, canBeCopied);
  },
  answer(state, frame, command) {
    const { cards, catalog } = state;
    const seat = cards[frame + SEAT];
    const slot = cards[frame + SLOT];
    const own = state.seats[seat];
    const ship = firstOf(command);
    cards[own.slotForm + slot] = ship;
    cards[own.slotAbilities + slot] = catalog.abilities[ship];
    if (state.options.copiesCountAsPlayed) push(cards, own.played, ship);
    if (state.events !== null) {
      state.events.push({ kind: 'ship-copied', seat, slot, card: cardId(catalog, ship) });
    }
    triggerAllies(state, seat);
    cards[frame + AT] = catalog.primary[ship];
  },
};

function canBeCopied(state: GameState, card: CardNumber): boolean {
  return state.catalog.isShip[card] === 1 && state.catalog.copies[card] === 0;
}
