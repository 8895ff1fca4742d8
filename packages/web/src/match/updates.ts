import {
  type GameEvent,
  type GameRecord,
  type GameState,
  undoReach,
  type Viewer,
} from '@openrealms/engine';
import { happeningsOf } from './happenings.ts';
import type { MatchUpdate, Moment } from './match.ts';
import { momentOf } from './moment.ts';
import { bossSeat, stepsOfLastMove } from './steps-of-move.ts';

/** How a game stands after these events, to everybody who looks. */
export function nowFor(
  viewers: readonly Viewer[],
  record: GameRecord,
  events: readonly GameEvent[],
): Pick<MatchUpdate, 'move' | 'moments'> {
  return {
    move: record.moves.length,
    moments: viewers.map((viewer) =>
      momentOf(
        viewer,
        record.state,
        events,
        viewer === 'spectator' ? null : undoReach(record, viewer),
      ),
    ),
  };
}

/** The last move of a game in steps, to everybody who looks; nothing where it has none. */
export function stepsFor(
  viewers: readonly Viewer[],
  record: GameRecord,
): Pick<MatchUpdate, 'steps'> {
  const steps = stepsOfLastMove(record);
  if (steps.length === 0) return {};
  return {
    steps: steps.map(({ events, state }) =>
      nowFor(viewers, record, events).moments.map((moment) =>
        state === record.state ? moment : inBetween(moment, state),
      ),
    ),
  };
}

/** A moment in which the Boss acts and nobody else can. */
function inBetween(moment: Moment, state: GameState): Moment {
  const { view } = momentOf(moment.viewer, state, [], null);
  const boss = bossSeat(state);
  return {
    ...moment,
    view: { ...view, choice: null, awaited: boss === null ? [] : [boss] },
    legal: [],
  };
}

/** How a game stood to a viewer after so many moves. */
export function momentAfter(viewer: Viewer, record: GameRecord, move: number): Moment {
  const { moves, opening } = record;
  const at = Math.max(0, Math.min(move, moves.length));
  const state = at === moves.length ? record.state : moves[at].before;
  return momentOf(viewer, state, at === 0 ? opening : moves[at - 1].events, null);
}

/** What somebody is told who opens a game. */
export function openedFor(viewers: readonly Viewer[], record: GameRecord): MatchUpdate {
  return {
    kind: 'opened',
    ...nowFor(viewers, record, []),
    by: null,
    command: null,
    history: viewers.map((viewer) => happeningsOf(record, viewer)),
  };
}
