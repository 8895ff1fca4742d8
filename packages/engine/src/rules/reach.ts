import { OUTPOSTS, type Reach } from '../formats/format.ts';
import type { GameState, Seat } from '../state/state.ts';
import { hasOutpost } from './in-play.ts';
import { areTeammates } from './teams.ts';

/** What of another player `by` may attack or target by the format alone, whatever is in play. */
export function formatReach(state: GameState, by: Seat, other: Seat): Reach {
  if (areTeammates(state, by, other) || state.seats[other].defeated) return 0;
  return state.format.limits(state, by, other);
}

/** What of another player `by` may attack or target now: their outposts protect them and their other bases. */
export function reach(state: GameState, by: Seat, other: Seat): Reach {
  const limits = formatReach(state, by, other);
  return limits !== 0 && isShielded(state, other) ? limits & OUTPOSTS : limits;
}

function isShielded(state: GameState, seat: Seat): boolean {
  if (!state.format.sharedOutposts) return hasOutpost(state, seat);
  for (let each = 0; each < state.seats.length; each++) {
    if (areTeammates(state, seat, each) && hasOutpost(state, each)) return true;
  }
  return false;
}
