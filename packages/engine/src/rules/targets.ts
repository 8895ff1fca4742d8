/** Who and what a player may attack or target, by the format's limits and the outposts in play. */
import { type CommandList, code } from '../commands/code.ts';
import type { GameState, Seat } from '../state/state.ts';

/** Adds a command for each base of an opponent that may be targeted and has at most so much defense. */
export function listBases(
  state: GameState,
  by: Seat,
  kind: number,
  maxDefense: number,
  out: CommandList,
): void {
  const { cards, catalog, format } = state;
  for (let owner = 0; owner < state.seats.length; owner++) {
    const slots = state.seats[owner].slots;
    if (owner === by || slots === 0) continue;
    const plainToo = format.mayTargetBase(state, by, owner, false);
    if (!plainToo && !format.mayTargetBase(state, by, owner, true)) continue;
    const { slotCard } = state.seats[owner];
    for (let slot = 0; slot < slots; slot++) {
      const card = cards[slotCard + slot];
      if (catalog.isBase[card] === 0 || catalog.defense[card] > maxDefense) continue;
      if (plainToo || catalog.isOutpost[card] === 1) out.add(code(kind, owner, slot));
    }
  }
}
