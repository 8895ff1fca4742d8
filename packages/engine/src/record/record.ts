import type { Command, Envelope } from '../commands/command.ts';
import { FACES, type GameEvent, type Reveal } from '../events/event.ts';
import { openGame } from '../rules/create-game.ts';
import type { Refusal } from '../rules/refusal.ts';
import { submit } from '../rules/submit.ts';
import type { Setup } from '../setup.ts';
import { copyState, type GameState, isOver, type Seat } from '../state/state.ts';

/** A game with its history: everything needed to undo, replay and share it. A value; nothing here changes it. */
export interface GameRecord {
  readonly setup: Setup;
  /** What happened while the table was set. */
  readonly opening: readonly GameEvent[];
  readonly moves: readonly Move[];
  readonly state: GameState;
}

/** One command that was carried out. */
export interface Move {
  readonly seat: Seat;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  /** The state before it. */
  readonly before: GameState;
}

/** Why undo reaches no further. */
export type UndoBarrier = Reveal | 'other-player' | 'game-start' | 'game-over';

/** How far undo reaches for one player. */
export interface UndoReach {
  /** How many of the last moves the player can take back. */
  readonly depth: number;
  /** What stands before the move behind them. */
  readonly barrier: UndoBarrier;
}

/** Sets a game up and begins its record. */
export function startRecord(setup: Setup): GameRecord {
  const { state, events } = openGame(setup);
  return { setup, opening: events, moves: [], state };
}

/** The record with the command added, or why it was refused. */
export type Advance =
  | { readonly ok: true; readonly record: GameRecord; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Submits a command and adds it to the record. */
export function advance(record: GameRecord, envelope: Envelope): Advance {
  const result = submit(record.state, envelope);
  if (!result.ok) return result;
  const { state, events } = result;
  const move: Move = {
    seat: envelope.seat,
    // A copy: nobody else can change what was played.
    command: JSON.parse(JSON.stringify(envelope.command)) as Command,
    events,
    before: record.state,
  };
  return { ok: true, events, record: { ...record, moves: [...record.moves, move], state } };
}

/** How far a player could undo now: back to the last move that revealed something or was somebody else's. */
export function undoReach(record: GameRecord, seat: Seat): UndoReach {
  const { moves } = record;
  if (isOver(record.state)) return { depth: 0, barrier: 'game-over' };
  for (let i = moves.length - 1; i >= 0; i--) {
    const depth = moves.length - 1 - i;
    // A choice made in another player's turn has been seen, and that turn goes on.
    const ownTurn = ((moves[i].before.active >> seat) & 1) === 1;
    if (moves[i].seat !== seat || !ownTurn) return { depth, barrier: 'other-player' };
    const reveal = firstReveal(moves[i].events);
    if (reveal !== undefined) return { depth, barrier: reveal };
  }
  return { depth: moves.length, barrier: 'game-start' };
}

function firstReveal(events: readonly GameEvent[]): Reveal | undefined {
  return events.map((event) => FACES[event.kind].reveals).find((reveal) => reveal !== undefined);
}

/** The record without the moves taken back, or how far undo would have reached. */
export type Undo =
  | { readonly ok: true; readonly record: GameRecord; readonly undone: readonly Move[] }
  | { readonly ok: false; readonly reach: UndoReach };

/**
 * Takes back a player's last moves, one by default. The version number does not go back: a command that was on
 * its way for the undone game is refused as stale.
 *
 * @example
 * {@includeCode ../../../content/examples/undo.ts}
 */
export function undo(record: GameRecord, seat: Seat, steps = 1): Undo {
  const reach = undoReach(record, seat);
  if (!Number.isInteger(steps) || steps < 1 || steps > reach.depth) return { ok: false, reach };
  const kept = record.moves.length - steps;
  const state = copyState(record.moves[kept].before);
  state.version = record.state.version + 1;
  return {
    ok: true,
    record: { ...record, moves: record.moves.slice(0, kept), state },
    undone: record.moves.slice(kept),
  };
}
