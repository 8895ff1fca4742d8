import { legalCommands, loadGame, saveGame, toData, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable, ME } from '../core/table.ts';

/** Overwrites every number, text and flag inside a value, as far as it lets itself be changed. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const parts = value as Record<string, unknown>;
  for (const name of Object.keys(parts)) {
    if (typeof parts[name] === 'object' && parts[name] !== null) scribble(parts[name]);
    else parts[name] = 'scribbled';
  }
}

function position() {
  return coreTable({
    me: { hand: ['battle-pod', 'scout'], deck: ['viper'], discard: ['ram'] },
    opponent: { hand: ['viper'], inPlay: ['war-world'] },
    tradeRow: ['cutter'],
    options: { discardTiming: 'next-turn' },
  }).play('battle-pod').state;
}

describe('whoever is given part of a game cannot change the game with it', () => {
  it.each([
    ['a view', (state: ReturnType<typeof position>) => viewFor(state, ME)],
    ['a spectator’s view', (state: ReturnType<typeof position>) => viewFor(state, 'spectator')],
    ['a saved game', saveGame],
    ['its legal commands', (state: ReturnType<typeof position>) => legalCommands(state, ME)],
  ])('%s', (_, given) => {
    const state = position();
    const before = JSON.stringify(toData(state));
    scribble(given(state));
    expect(JSON.stringify(toData(state))).toBe(before);
  });

  it('nor can whoever handed in a saved game', () => {
    const saved = JSON.parse(JSON.stringify(saveGame(position()))) as unknown;
    const loaded = loadGame(saved, [core]);
    if (!loaded.ok) throw new Error(loaded.problem.why);
    const before = JSON.stringify(toData(loaded.value));
    scribble(saved);
    expect(JSON.stringify(toData(loaded.value))).toBe(before);
  });
});

describe('a seat that does not exist', () => {
  it('has no view', () => {
    expect(() => viewFor(position(), 9)).toThrow(RangeError);
    expect(() => viewFor(position(), -1)).toThrow(/0 to 1/);
  });

  it.each([2, 32, -1, 0.5])('has no legal commands: %d', (seat) => {
    expect(legalCommands(position(), seat)).toEqual([]);
  });
});
