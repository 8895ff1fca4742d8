import { bossSeat } from '../bosses/numbers.ts';
import { DAMAGE_SHIFT } from '../cards/card-number.ts';
import { cardId } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { push } from '../state/zones.ts';
import { defeat } from './defeat.ts';
import { defenseLeft, leavePlay } from './in-play.ts';
import { shareAuthority } from './teams.ts';

/** Spends combat on a player's authority, any amount of the pool. */
export function attackPlayer(state: GameState, seat: Seat, target: Seat, amount: number): void {
  state.seats[seat].combat -= amount;
  state.seats[target].authority -= amount;
  if (state.format.sharedAuthority) shareAuthority(state, target);
  if (state.events !== null) {
    state.events.push({ kind: 'player-attacked', seat, target, amount });
  }
  if (state.seats[target].authority <= 0) defeat(state, target);
}

/** Pays all that is left of a base's defense at once. */
export function attackBase(state: GameState, seat: Seat, owner: Seat, slot: number): void {
  const defense = defenseLeft(state, owner, slot);
  state.seats[seat].combat -= defense;
  destroyBase(state, seat, owner, slot, defense);
}

/** Spends combat on a base that keeps its damage and does not fall yet. */
export function damageBase(
  state: GameState,
  seat: Seat,
  owner: Seat,
  slot: number,
  amount: number,
): void {
  const { slotAbilities, slotCard } = state.seats[owner];
  state.seats[seat].combat -= amount;
  state.cards[slotAbilities + slot] += amount << DAMAGE_SHIFT;
  if (state.events !== null) {
    const card = cardId(state.catalog, state.cards[slotCard + slot]);
    state.events.push({ kind: 'base-damaged', seat, owner, slot, card, amount });
  }
}

/** A destroyed base goes to its owner's discard pile, or to the scrap heap if the owner is a Boss that has none. */
export function destroyBase(
  state: GameState,
  seat: Seat,
  owner: Seat,
  slot: number,
  paid: number,
): void {
  const card = leavePlay(state, owner, slot);
  const keeps = owner !== bossSeat(state) || state.format.boss?.hasDeck;
  push(state.cards, keeps ? state.seats[owner].discard : state.layout.scrapHeap, card);
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
