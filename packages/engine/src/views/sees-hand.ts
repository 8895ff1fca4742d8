import { bossSeat } from '../bosses/numbers.ts';
import { areTeammates } from '../rules/teams.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { Viewer } from './view.ts';

/** Whether this viewer may look at the hand of this player: their own, and a teammate's where the format opens them. */
export function seesHand(state: GameState, viewer: Viewer, seat: Seat): boolean {
  // What a Boss draws lies open: nobody holds its hand.
  if (viewer === seat || seat === bossSeat(state)) return true;
  return viewer !== 'spectator' && state.format.openHands && areTeammates(state, viewer, seat);
}
