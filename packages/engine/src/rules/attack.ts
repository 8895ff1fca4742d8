import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { defeat } from './defeat.ts';
import { leavePlay } from './in-play.ts';

/** Spends combat on a player's authority, any amount of the pool. */
export function attackPlayer(state: GameState, seat: Seat, target: Seat, amount: number): void {
  state.seats[seat].combat -= amount;
  state.seats[target].authority -= amount;
  if (state.events !== null) {
    state.events.push({ kind: 'player-attacked', seat, target, amount });
  }
  if (state.seats[target].authority <= 0) defeat(state, target);
}

/** Pays a base's whole defense at once: damage does not stay on a base. */
export function attackBase(state: GameState, seat: Seat, owner: Seat, slot: number): void {
  const defense = state.catalog.defense[state.cards[state.seats[owner].slotCard + slot]];
  state.seats[seat].combat -= defense;
  destroyBase(state, seat, owner, slot, defense);
}

/** A destroyed base goes to its owner's discard pile. */
export function destroyBase(
  state: GameState,
  seat: Seat,
  owner: Seat,
  slot: number,
  paid: number,
): void {
  const card = leavePlay(state, owner, slot);
  push(state.cards, state.seats[owner].discard, card);
  if (state.events !== null) {
    state.events.push({
      kind: 'base-destroyed',
      seat,
      owner,
      slot,
      card: cardId(state.catalog, card),
      paid,
    });
  }
}
