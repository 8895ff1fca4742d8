import {
  apply,
  awaitedBits,
  type CommandCode,
  firstOf,
  type GameState,
  isOver,
  listLegal,
  type Seat,
} from '@openrealms/engine';
import { freeMove } from './free-moves.ts';

/**
 * Makes all moves that need no thought, and answers for others who are asked in this player's turn. Lists the commands that are left
 * and gives how many there are; 0 if the game is over for this player.
 */
export function settle(state: GameState, seat: Seat, codes: Int32Array): number {
  for (;;) {
    if (isOver(state) || state.seats[seat].defeated) return 0;
    if (state.frames > 0) {
      const asked = 31 - Math.clz32(awaitedBits(state));
      if (asked !== seat) {
        apply(state, asked, cheapest(state, asked, codes));
        continue;
      }
    }
    const count = listLegal(state, seat, codes);
    if (count === 1 && state.frames > 0) {
      apply(state, seat, codes[0]);
      continue;
    }
    const free = freeMove(state, seat, codes, count);
    if (free === undefined) return count;
    apply(state, seat, free);
  }
}

/** Others, made to discard, lose their cheapest card. */
function cheapest(state: GameState, seat: Seat, codes: Int32Array): CommandCode {
  const count = listLegal(state, seat, codes);
  const { cost } = state.catalog;
  let chosen = codes[0];
  for (let i = 1; i < count; i++) {
    if (cost[firstOf(codes[i])] < cost[firstOf(chosen)]) chosen = codes[i];
  }
  return chosen;
}
