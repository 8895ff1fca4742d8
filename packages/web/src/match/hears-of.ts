import type { GameState, Viewer } from '@openrealms/engine';
import type { Said } from './signal.ts';

/** Whether one of these viewers is on the team of whoever said something. */
export function hearsOf({ seat }: Said, viewers: readonly Viewer[], state: GameState): boolean {
  const teamOf = (each: number): number => state.format.team(each, state.seats.length);
  return viewers.some((viewer) => viewer !== 'spectator' && teamOf(viewer) === teamOf(seat));
}
