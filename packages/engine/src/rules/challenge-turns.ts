/** When the Boss of a challenge takes its turns. */
import { bossSeat, nextPlayer, numberOf, setNumber, TARGET, TURNS } from '../bosses/numbers.ts';
import type { Level } from '../setup.ts';
import { seatsIn } from '../state/seats.ts';
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

/** How many turns of the player who acts now, this one included, the Boss does not follow yet. */
export function quietTurns(state: GameState): number {
  const [acting] = seatsIn(state.active);
  if (acting === undefined || acting === bossSeat(state)) return 0;
  return Math.max(0, graceOf(state) + 1 - numberOf(state, TURNS + acting));
}

function graceOf({ level }: GameState): number {
  return GRACE[level ?? 'veteran'];
}

/** Whose turn follows the one that this player, or the players together, just ended. */
export function afterPlayers(state: GameState, seat: Seat): Seat {
  setNumber(state, TARGET, 0);
  if (numberOf(state, TURNS + seat) <= graceOf(state)) return nextPlayer(state, seat);
  // Only a Boss that deals with one player at a time asks who it is.
  setNumber(state, TARGET, seat + 1);
  return bossSeat(state);
}
