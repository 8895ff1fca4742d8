import type { GameState, Seat } from '../state/state.ts';

/** The seats of this player's team, one bit each, defeated ones too. */
export function teamBits(state: GameState, seat: Seat): number {
  const { teams } = state;
  let bits = 0;
  for (let each = 0; each < teams.length; each++) {
    if (teams[each] === teams[seat]) bits |= 1 << each;
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
  return state.teams[one] === state.teams[other];
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

/** The authority of this player has changed, and is that of the whole team. */
export function shareAuthority(state: GameState, seat: Seat): void {
  for (let mate = 0; mate < state.seats.length; mate++) {
    if (areTeammates(state, seat, mate)) state.seats[mate].authority = state.seats[seat].authority;
  }
}
