import { eventsFor, type GameRecord, type Viewer } from '@openrealms/engine';
import type { Happening } from './match.ts';

/** What of a game, or of its replay, tells what happened. */
type Recorded = Pick<GameRecord, 'opening'> & {
  readonly moves: readonly Pick<GameRecord['moves'][number], 'seat' | 'events'>[];
};

/** Everything that happened as one viewer saw it, oldest first. */
export function happeningsOf({ opening, moves }: Recorded, viewer: Viewer): readonly Happening[] {
  return [
    { move: 0, by: null, events: eventsFor(opening, viewer) },
    ...moves.map(({ seat, events }, i) => ({
      move: i + 1,
      by: seat,
      events: eventsFor(events, viewer),
    })),
  ];
}
