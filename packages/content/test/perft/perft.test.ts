import {
  awaited,
  commandText,
  formatPosition,
  type GameState,
  legalCommands,
  parsePosition,
  submit,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { perft, perftOfCommands } from './perft.ts';
import { POSITIONS } from './positions.ts';

function read(position: string): GameState {
  const parsed = parsePosition(position, [core]);
  if (!parsed.ok) throw new Error(`${parsed.problem.at}: ${parsed.problem.why}`);
  return parsed.value;
}

/** Each legal command with the number of commands that are legal after it. */
function divide(state: GameState): Record<string, number> {
  const [seat] = awaited(state);
  const counts: Record<string, number> = {};
  for (const command of legalCommands(state, seat)) {
    const result = submit(state, { seat, at: state.version, command });
    if (!result.ok) throw new Error(result.refusal.why);
    counts[commandText(command)] = perft(result.state, 1);
  }
  return counts;
}

describe.each(POSITIONS)('$name', ({ position, commands, sequences }) => {
  it('is written as the notation writes it', () => {
    expect(formatPosition(read(position))).toBe(position);
  });

  it('has exactly the legal commands counted by hand, and after each as many as counted', () => {
    expect(divide(read(position))).toEqual(commands);
    const counts = Object.values(commands);
    expect(sequences.slice(0, 2)).toEqual([counts.length, counts.reduce((a, b) => a + b)]);
  });

  it('has the known number of sequences of every length', () => {
    const state = read(position);
    expect(sequences.map((_, i) => perft(state, i + 1))).toEqual(sequences);
    expect(formatPosition(state)).toBe(position);
  });

  it('has as many sequences of readable commands', () => {
    const state = read(position);
    const shallow = sequences.slice(0, 4);
    expect(shallow.map((_, i) => perftOfCommands(state, i + 1))).toEqual(shallow);
    expect(formatPosition(state)).toBe(position);
  });
});
