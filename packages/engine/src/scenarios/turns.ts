import type { GameState, Seat } from '../state/state.ts';
import { setAcquired, setTurns, turnsOf } from './numbers.ts';
import { pushStartOfTurn } from './triggers.ts';

/** A player begins a turn of a scenario game; what its rules do then waits on the effect stack. */
export function beginScenarioTurn(state: GameState, seat: Seat): void {
  setTurns(state, seat, turnsOf(state, seat) + 1);
  setAcquired(state, 0);
  pushStartOfTurn(state, seat);
}
