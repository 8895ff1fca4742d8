import type { GameState, Seat } from '../state/state.ts';

/** The seats of this player's team, one bit each, defeated ones too. */
export function teamBits(state: GameState, seat: Seat): number {
  const { format, seats } = state;
  const team = format.team(seat, seats.length);
  let bits = 0;
  for (let each = 0; each < seats.length; each++) {
    if (format.team(each, seats.length) === team) bits |= 1 << each;
  }
  return bits;
}

/** The seats that are not defeated, one bit each. */
export function livingBits(state: GameState): number {
  let bits = 0;
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (!state.seats[seat].defeated) bits |= 1 << seat;
  }
  return bits;
}

export function areTeammates(state: GameState, one: Seat, other: Seat): boolean {
  const { format, seats } = state;
  return format.team(one, seats.length) === format.team(other, seats.length);
}

/** The whole team that has won because nobody else is left, one bit for each of its seats; 0 while there are several. */
export function lastTeamStanding(state: GameState): number {
  let winners = 0;
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (state.seats[seat].defeated || (winners >> seat) & 1) continue;
    if (winners !== 0) return 0;
    winners = teamBits(state, seat);
  }
  return winners;
}

/** The seats that take their turn together with this one, one bit each. */
export function turnBits(state: GameState, seat: Seat): number {
  return state.format.sharedTurns ? teamBits(state, seat) & livingBits(state) : 1 << seat;
}

/** Changes the authority of a player, and of the team where that is one and the same. */
export function changeAuthority(state: GameState, seat: Seat, by: number): void {
  if (!state.format.sharedAuthority) {
    state.seats[seat].authority += by;
    return;
  }
  const team = teamBits(state, seat);
  for (let each = 0; each < state.seats.length; each++) {
    if ((team >> each) & 1) state.seats[each].authority += by;
  }
}
