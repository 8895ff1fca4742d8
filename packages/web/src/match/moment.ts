import {
  eventsFor,
  type GameEvent,
  type GameState,
  isOver,
  legalCommands,
  type UndoReach,
  type Viewer,
  viewFor,
} from '@openrealms/engine';
import type { Moment } from './match.ts';

/** How the game stands to a viewer, and what of it the viewer may know. */
export function momentOf(
  viewer: Viewer,
  state: GameState,
  events: readonly GameEvent[],
  undo: UndoReach | null,
): Moment {
  return {
    viewer,
    view: viewFor(state, viewer),
    legal: viewer === 'spectator' || isOver(state) ? [] : legalCommands(state, viewer),
    events: eventsFor(events, viewer, state),
    undo,
  };
}
