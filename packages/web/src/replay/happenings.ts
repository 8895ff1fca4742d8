import { eventsFor, type Replay, type Viewer } from '@openrealms/engine';
import type { Happening } from '../match/match.ts';

/** Everything that happened in a recorded game as one viewer saw it, oldest first. */
export function happeningsOf(
  { opening, moves }: Pick<Replay, 'opening' | 'moves'>,
  viewer: Viewer,
): readonly Happening[] {
  return [
    { move: 0, by: null, events: eventsFor(opening, viewer) },
    ...moves.map(({ seat, events }, i) => ({
      move: i + 1,
      by: seat,
      events: eventsFor(events, viewer),
    })),
  ];
}
