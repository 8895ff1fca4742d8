import { DAMAGE_SHIFT } from '../cards/card-number.ts';
import { code, damageCode } from '../commands/code.ts';
import { BASES, OUTPOSTS, type Reach } from '../formats/format.ts';
import type { GameState, Seat } from '../state/state.ts';
import { defenseLeft } from './in-play.ts';

/** Writes a command for each base of a player that is in reach and takes at most so much to destroy. */
export function listBases(
  state: GameState,
  owner: Seat,
  reach: Reach,
  most: number,
  kind: number,
  codes: Int32Array,
  n: number,
): number {
  const { cards } = state;
  const { defense, isBase, isOutpost } = state.catalog;
  const { slotAbilities, slotCard, slots } = state.seats[owner];
  let next = n;
  for (let slot = 0; slot < slots; slot++) {
    const card = cards[slotCard + slot];
    if (isBase[card] === 0) continue;
    if (defense[card] - (cards[slotAbilities + slot] >> DAMAGE_SHIFT) > most) continue;
    if ((reach & (isOutpost[card] === 1 ? OUTPOSTS : BASES)) !== 0) {
      codes[next++] = code(kind, owner, slot);
    }
  }
  return next;
}

/** Writes the commands that damage a base in reach without destroying it: by one, or by all combat there is. */
export function listDamage(
  state: GameState,
  owner: Seat,
  reach: Reach,
  combat: number,
  codes: Int32Array,
  n: number,
): number {
  const { slots } = state.seats[owner];
  let next = n;
  for (let slot = 0; slot < slots; slot++) {
    if (!isBaseInReach(state, owner, slot, reach)) continue;
    const left = defenseLeft(state, owner, slot);
    if (combat < left) codes[next++] = damageCode(owner, slot, combat);
    if (combat > 1 && left > 1) codes[next++] = damageCode(owner, slot, 1);
  }
  return next;
}

function isBaseInReach(state: GameState, owner: Seat, slot: number, reach: Reach): boolean {
  const { isBase, isOutpost } = state.catalog;
  const card = state.cards[state.seats[owner].slotCard + slot];
  return isBase[card] === 1 && (reach & (isOutpost[card] === 1 ? OUTPOSTS : BASES)) !== 0;
}
