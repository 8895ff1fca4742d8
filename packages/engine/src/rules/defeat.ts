import { seatsIn } from '../state/seats.ts';
import type { GameState, Seat } from '../state/state.ts';

/** A player is defeated, at this very moment; the format says whether that decides the game. */
export function defeat(state: GameState, seat: Seat): void {
  state.seats[seat].defeated = true;
  state.events?.push({ kind: 'player-defeated', seat });
  const winners = state.format.winnersAfterDefeat(state, seat);
  if (winners !== 0) endGame(state, winners);
}

/** Nobody can act any more: all who are left share the game. */
export function endInDraw(state: GameState): void {
  endGame(
    state,
    state.seats.reduce((bits, { defeated }, seat) => (defeated ? bits : bits | (1 << seat)), 0),
  );
}

function endGame(state: GameState, winners: number): void {
  state.winners = winners;
  state.active = 0;
  state.frames = 0;
  state.events?.push({ kind: 'game-ended', winners: seatsIn(winners) });
}
