import { bossSeat } from '../bosses/numbers.ts';
import { type CommandCode, commandBuffer } from '../commands/code.ts';
import type { Command, Envelope } from '../commands/command.ts';
import { readable } from '../commands/readable.ts';

import { show } from '../errors.ts';
import type { GameEvent } from '../events/event.ts';
import { saysTheSame } from '../same-value.ts';
import { seatsIn } from '../state/seats.ts';
import { copyState, type GameState, isOver, type Seat } from '../state/state.ts';
import { apply } from './apply.ts';
import { concede } from './concede.ts';
import { awaitedBits, listLegal } from './legal.ts';
import { explain, type Refusal } from './refusal.ts';

/** The game after a command and what happened, or why the command was refused. */
export type Submission =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const legal = commandBuffer();

/** The seats the game waits for: one asked for a choice, or all in their main phase; none when it is over. */
export function awaited(state: GameState): Seat[] {
  return seatsIn(awaitedBits(state));
}

/**
 * Every command this seat may give now, except `concede`, which a player may give at any moment of the game.
 * Empty for a seat the game does not wait for.
 */
export function legalCommands(state: GameState, seat: Seat): Command[] {
  return legalCodes(state, seat).map((code) => readable(state, seat, code));
}

function legalCodes(state: GameState, seat: Seat): CommandCode[] {
  if (!awaited(state).includes(seat)) return [];
  return Array.from(legal.subarray(0, listLegal(state, seat, legal)));
}

/**
 * Carries out a command if it is legal, and gives the new state with what happened; the state it was given stays
 * as it was. Whatever data the envelope holds, the answer to a wrong one is a refusal with a reason.
 */
export function submit(state: GameState, envelope: Envelope): Submission {
  const outside = checkEnvelope(state, envelope);
  if (outside !== null) return { ok: false, refusal: outside };
  const { seat, command } = envelope;

  if (saysTheSame(command, { type: 'concede' })) {
    return step(state, (next) => concede(next, seat));
  }
  const code = legalCodes(state, seat).find((each) =>
    saysTheSame(command, readable(state, seat, each)),
  );
  if (code === undefined) return { ok: false, refusal: explain(state, seat, command) };
  return step(state, (next) => apply(next, seat, code));
}

function step(state: GameState, change: (next: GameState) => void): Submission {
  const next = copyState(state);
  const events: GameEvent[] = [];
  next.events = events;
  change(next);
  next.events = null;
  return { ok: true, state: next, events };
}

/** What can be said without knowing the rules: shape, seat, version, and whether the game still goes on. */
function checkEnvelope(state: GameState, envelope: unknown): Refusal | null {
  const record = envelope as Partial<Record<keyof Envelope, unknown>> | null;
  if (record === null || typeof record !== 'object') {
    return { code: 'malformed', why: 'An envelope is an object with seat, at and command.' };
  }
  const { seat, at, command } = record;
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= state.seats.length) {
    return {
      code: 'unknown-seat',
      why: `There is no seat ${show(seat)}; seats are 0 to ${state.seats.length - 1}.`,
    };
  }
  if (seat === bossSeat(state)) {
    return { code: 'unknown-seat', why: `The rules play the Boss on seat ${seat}.` };
  }
  if (typeof command !== 'object' || command === null || !('type' in command)) {
    return { code: 'malformed', why: 'A command is an object with a type.' };
  }
  if (isOver(state)) return { code: 'game-over', why: 'The game is over.' };
  if (at !== state.version) {
    return {
      code: 'stale',
      why: `The game is at version ${state.version}, the command was meant for ${show(at)}. Look again and repeat it if you still want it.`,
    };
  }
  // A defeated player may still be asked what to leave behind.
  const { defeated } = state.seats[seat as number];
  if (defeated && (command.type === 'concede' || !awaited(state).includes(seat as number))) {
    return { code: 'defeated', why: 'A defeated player cannot act.' };
  }
  return null;
}
