import { code } from '../commands/code.ts';
import { BASES, OUTPOSTS, type Reach } from '../formats/format.ts';
import type { GameState, Seat } from '../state/state.ts';

/** Writes a command for each base of a player that is in reach and has at most so much defense. */
export function listBases(
  state: GameState,
  owner: Seat,
  reach: Reach,
  maxDefense: number,
  kind: number,
  codes: Int32Array,
  n: number,
): number {
  const { cards } = state;
  const { defense, isBase, isOutpost } = state.catalog;
  const { slotCard, slots } = state.seats[owner];
  let next = n;
  for (let slot = 0; slot < slots; slot++) {
    const card = cards[slotCard + slot];
    if (isBase[card] === 0 || defense[card] > maxDefense) continue;
    if ((reach & (isOutpost[card] === 1 ? OUTPOSTS : BASES)) !== 0) {
      codes[next++] = code(kind, owner, slot);
    }
  }
  return next;
}
