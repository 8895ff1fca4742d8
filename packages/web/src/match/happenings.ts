import { eventsFor, type GameRecord, type Viewer } from '@openrealms/engine';
import type { Happening } from './match.ts';

/** Everything that happened as one viewer saw it, oldest first. */
export function happeningsOf(
  { opening, moves, state }: Pick<GameRecord, 'opening' | 'moves' | 'state'>,
  viewer: Viewer,
): readonly Happening[] {
  return [
    { move: 0, by: null, events: eventsFor(opening, viewer, state) },
    ...moves.map(({ seat, events }, i) => ({
      move: i + 1,
      by: seat,
      events: eventsFor(events, viewer, state),
    })),
  ];
}
