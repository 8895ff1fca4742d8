/** When the Boss of a challenge takes its turns. */
import { bossSeat, nextPlayer, numberOf, setNumber, TARGET, TURNS } from '../bosses/numbers.ts';
import type { Level } from '../setup.ts';
import type { GameState, Seat } from '../state/state.ts';

/** The turns of a player, from the first on, after which the Boss takes none. */
const GRACE: Readonly<Record<Level, number>> = {
  beginner: 2,
  intermediate: 1,
  veteran: 0,
  expert: 0,
};

/** A player begins a turn. */
export function countTurn(state: GameState, seat: Seat): void {
  if (seat === bossSeat(state)) return;
  setNumber(state, TURNS + seat, numberOf(state, TURNS + seat) + 1);
}

/** Whose turn follows the one that this player, or the players together, just ended. */
export function afterPlayers(state: GameState, seat: Seat): Seat {
  setNumber(state, TARGET, 0);
  if (numberOf(state, TURNS + seat) <= GRACE[state.level ?? 'veteran'])
    return nextPlayer(state, seat);
  // Only a Boss that deals with one player at a time asks who it is.
  setNumber(state, TARGET, seat + 1);
  return bossSeat(state);
}
