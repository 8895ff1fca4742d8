import {
  advance,
  awaited,
  type Command,
  type Envelope,
  type GameRecord,
  submit,
} from '@openrealms/engine';
import type { TableSetup } from '@openrealms/engine/testing';
import { core } from '../../src/index.ts';
import { coreTable } from '../core/table.ts';

/** A record that begins at a table set by hand. It cannot be replayed from its seed, but played and undone. */
export function recordAt(setup: TableSetup): GameRecord {
  return {
    setup: { boxes: [core], seed: 'set by hand' },
    opening: [],
    moves: [],
    state: coreTable(setup).state,
  };
}

/** Gives commands, each by the player whom the game awaits. */
export function give(start: GameRecord, ...commands: readonly Command[]): GameRecord {
  return commands.reduce((record, command) => {
    const result = advance(record, envelope(record, command));
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.refusal.code}`);
    return result.record;
  }, start);
}

/** A command of the player whom the game awaits, for the game as it stands. */
export function envelope({ state }: GameRecord, command: Command): Envelope {
  return { seat: awaited(state)[0], at: state.version, command };
}

/** The code with which an envelope is refused; null if it is carried out. */
export function refusal({ state }: GameRecord, sent: Envelope): string | null {
  const result = submit(state, sent);
  return result.ok ? null : result.refusal.code;
}

export const play = (card: string): Command => ({ type: 'play', card });
export const discard = (card: string): Command => ({
  type: 'choose',
  pick: { from: 'hand', card },
});
export const nothing: Command = { type: 'choose', pick: { from: 'nothing' } };
export const endTurn: Command = { type: 'end-turn' };
export const concede: Command = { type: 'concede' };
export const attack = (amount: number): Command => ({ type: 'attack-player', seat: 1, amount });
export const acquire = (card: string, space: number | null): Command => ({
  type: 'acquire',
  card,
  space,
  to: 'discard',
});
