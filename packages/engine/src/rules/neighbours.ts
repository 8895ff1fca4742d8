/** Who sits where. Seats are counted clockwise, so the player on the left is the next one; defeated players have left the table. */
import type { GameState, Seat } from '../state/state.ts';
import { areTeammates } from './teams.ts';

/** The next living player clockwise; oneself, if nobody else is left. */
export function leftOf(state: GameState, seat: Seat): Seat {
  return nextLiving(state, seat, 1);
}

/** The next living player against the clock; oneself, if nobody else is left. */
export function rightOf(state: GameState, seat: Seat): Seat {
  return nextLiving(state, seat, state.seats.length - 1);
}

function nextLiving(state: GameState, seat: Seat, step: number): Seat {
  const { seats } = state;
  let next = (seat + step) % seats.length;
  while (next !== seat && seats[next].defeated) next = (next + step) % seats.length;
  return next;
}

/** The player whose turn follows: the next clockwise, or, where teams take turns, the next of another team. */
export function nextInTurn(state: GameState, seat: Seat): Seat {
  let next = leftOf(state, seat);
  if (!state.format.sharedTurns) return next;
  while (next !== seat && areTeammates(state, seat, next)) next = leftOf(state, next);
  return next;
}

/** Whether these two sit next to each other; an empty chair between them does not bring them together. */
export function areNeighbours(state: GameState, one: Seat, other: Seat): boolean {
  const distance = Math.abs(one - other);
  return distance === 1 || distance === state.seats.length - 1;
}
