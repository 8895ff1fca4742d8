import {
  HAS_ALLY,
  HAS_DOUBLE_ALLY,
  HAS_PRIMARY,
  HAS_SCRAP,
  HAS_UPGRADE_ALLY,
} from '../cards/card-number.ts';
import {
  code,
  USE_ALLY,
  USE_DOUBLE_ALLY,
  USE_PRIMARY,
  USE_SCRAP,
  USE_UPGRADE_ALLY,
} from '../commands/code.ts';
import type { GameState, Seat } from '../state/state.ts';
import { readyAbilities, readyCoreAbilities } from './abilities.ts';

// Among the hottest loops of all. What only some boxes have is asked for once before the loop, not for every slot.

/** Writes a command for each ability of a card in play that can be used now from `codes[n]` on and returns the next index. */
export function listUses(state: GameState, seat: Seat, codes: Int32Array, n: number): number {
  if (state.catalog.hasMoreAllies) return listAllUses(state, seat, codes, n);
  const { cards } = state;
  const { slotAbilities, slots } = state.seats[seat];
  let next = n;
  for (let slot = 0; slot < slots; slot++) {
    const ready = readyCoreAbilities(state, seat, slot, cards[slotAbilities + slot]);
    codes[next] = code(USE_PRIMARY, slot);
    next += ready & HAS_PRIMARY;
    codes[next] = code(USE_ALLY, slot);
    next += (ready & HAS_ALLY) >> 1;
    codes[next] = code(USE_SCRAP, slot);
    next += (ready & HAS_SCRAP) >> 2;
  }
  return next;
}

/** The same with the abilities that the core set does not have. */
function listAllUses(state: GameState, seat: Seat, codes: Int32Array, n: number): number {
  const { cards } = state;
  const { slotAbilities, slots } = state.seats[seat];
  let next = n;
  for (let slot = 0; slot < slots; slot++) {
    const ready = readyAbilities(state, seat, slot, cards[slotAbilities + slot]);
    codes[next] = code(USE_PRIMARY, slot);
    next += ready & HAS_PRIMARY;
    codes[next] = code(USE_ALLY, slot);
    next += (ready & HAS_ALLY) >> 1;
    // Rare, and so a branch costs nothing.
    if ((ready & HAS_DOUBLE_ALLY) !== 0) codes[next++] = code(USE_DOUBLE_ALLY, slot);
    if ((ready & HAS_UPGRADE_ALLY) !== 0) codes[next++] = code(USE_UPGRADE_ALLY, slot);
    codes[next] = code(USE_SCRAP, slot);
    next += (ready & HAS_SCRAP) >> 2;
  }
  return next;
}
