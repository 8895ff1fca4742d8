import type { GameEvent, Seat } from '@openrealms/engine';
import type { Box, Boxes } from './anchors.ts';
import type { Flight } from './flight.ts';

/** What is known while the movements of one change are planned, event by event. */
export interface Planner {
  readonly before: Boxes;
  readonly after: Boxes;
  readonly flights: Flight[];
  /** When the movement of the next event begins. */
  clock: number;
  /** The card that acted last: what is gained comes from it. */
  actor: Box | undefined;
  /** Where a card that is about to be played was turned up; only a Boss does that. */
  turnedUp: Box | undefined;
  /** Cards that have come into hands and are still to be dealt, by name. */
  readonly arrivals: Set<string>;
  /** Who is defeated in these events. */
  readonly fallen: readonly Seat[];
}

/** The events of one kind. */
export type EventOf<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>;

/** The first of these things that can be seen after the change. */
export function placeOf(plan: Planner, ...names: string[]): Box | undefined {
  return names.map((name) => plan.after.get(name)).find((box) => box !== undefined);
}
