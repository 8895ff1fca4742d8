import type { SheetNumber } from '../campaign/contents.ts';
import { seatsIn } from '../state/seats.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { leaveEstate } from './estate.ts';
import { livingBits, teamBits } from './teams.ts';

/** A player is defeated, at this very moment. Where the game goes on, the player's cards leave it. */
export function defeat(state: GameState, seat: Seat): void {
  markDefeated(state, seat);
  if (!isOver(state)) leaveEstate(state, seat);
}

/** A player, or the team that has one authority with them, is defeated; the format says whether that decides the game. */
export function markDefeated(state: GameState, seat: Seat): void {
  const defeated = state.format.sharedAuthority ? teamBits(state, seat) : 1 << seat;
  for (const each of seatsIn(defeated)) {
    state.seats[each].defeated = true;
    state.events?.push({ kind: 'player-defeated', seat: each });
  }
  const winners = state.format.winnersAfterDefeat(state, seat);
  if (winners !== 0) endGame(state, winners);
}

/** Nobody can act any more: all who are left share the game. */
export function endInDraw(state: GameState): void {
  endGame(state, livingBits(state));
}

/** A player has won by the stickers of the scenario's own sheet, at this very moment. */
export function winPolitically(state: GameState, seat: Seat, sheet: SheetNumber): void {
  state.events?.push({ kind: 'political-victory', seat, sheet });
  endGame(state, 1 << seat);
}

function endGame(state: GameState, winners: number): void {
  state.winners = winners;
  state.active = 0;
  state.frames = 0;
  state.events?.push({ kind: 'game-ended', winners: seatsIn(winners) });
}
