import type { Seat, Viewer } from '@openrealms/engine';
import type { MatchUpdate } from './match.ts';
import { playOpenly } from './open-sides.ts';

/** Who of several people at one screen is to act next, and whether the table must be hidden until they sit there. */
export interface NextAtScreen {
  readonly seat: Seat;
  readonly how: 'hand-over' | 'switch';
}

/** Null while whoever sits there goes on, or the game waits for nobody at this screen. */
export function nextAtScreen(
  update: MatchUpdate,
  viewers: readonly Viewer[],
  viewer: Viewer,
): NextAtScreen | null {
  if (viewers.length < 2) return null;
  const { view } = update.moments[0];
  if (view.winners.length > 0) return null;
  const here = view.awaited.filter((seat) => viewers.includes(seat));
  // Nobody knows who sits at a screen that has just been opened.
  if (update.kind === 'opened') return here.length > 0 ? { seat: here[0], how: 'hand-over' } : null;
  if (here.length === 0 || viewer === 'spectator' || here.includes(viewer)) return null;
  const beside = here.find((seat) => playOpenly(view, viewer, seat));
  return beside === undefined
    ? { seat: here[0], how: 'hand-over' }
    : { seat: beside, how: 'switch' };
}
