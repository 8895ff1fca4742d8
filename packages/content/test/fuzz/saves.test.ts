import { inspect } from 'node:util';
import {
  DEFAULT_OPTIONS,
  type GameState,
  loadGame,
  randomFrom,
  type SavedGame,
  saveGame,
} from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrototypes, valueIn } from './answers.ts';
import { anyGame } from './any-game.ts';
import { mutate, partsOf } from './mutate.ts';
import { playOn } from './play-on.ts';
import { SAMPLES } from './samples.ts';
import { SHELF } from './shelf.ts';
import { anyValue, JSON_VALUES, mutations, OTHER_VALUES, SEED } from './values.ts';

const STEPS = 50;

const VALUES = [...JSON_VALUES, ...OTHER_VALUES];

/** Everything a value holds, also what JSON does not know. */
function asText(value: unknown): string {
  return inspect(value, { depth: Number.POSITIVE_INFINITY, maxArrayLength: null });
}

/** Loads anything, and makes sure that it stays as it was. */
function load(saved: unknown): GameState | undefined {
  const before = asText(saved);
  const state = valueIn(loadGame(saved, SHELF));
  if (asText(saved) !== before) {
    throw new Error('The saved game was changed.');
  }
  checkPrototypes();
  return state;
}

/** Loads, and plays on if that works; true if it does. */
function loadAndPlay(saved: unknown, dice: number): boolean {
  const state = load(saved);
  if (state === undefined) return false;
  expect(essence(saveGame(state))).toEqual(essence(saved as SavedGame));
  playOn(state, SHELF, randomFrom(`dice ${dice}`), STEPS);
  return true;
}

/** What loading must not lose or change: all but the order of things that have none. */
function essence({ game }: SavedGame): unknown {
  const seats = game.seats.map(({ hand, inPlay, ...rest }) => ({
    ...rest,
    // What files had no need of before there was Frontiers.
    basesToTop: rest.basesToTop ?? 0,
    scrapped: rest.scrapped ?? 0,
    returning: rest.returning ?? [],
    hand: [...hand].sort(),
    inPlay: inPlay.map(withoutFalse).sort((a, b) => Number(a.slot) - Number(b.slot)),
  }));
  const stack = game.stack.map((frame) => (frame.card === null ? { ...frame, slot: null } : frame));
  const options = { ...DEFAULT_OPTIONS, ...game.options };
  const active = [...game.active].sort();
  const winners = [...game.winners].sort();
  return JSON.parse(JSON.stringify({ ...game, seats, stack, options, active, winners }));
}

/** A mark that is false says as much as none. */
function withoutFalse(piece: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(piece).filter(([, value]) => value !== false));
}

describe('loadGame', () => {
  it('loads the samples, which can be played on', () => {
    expect(SAMPLES.length).toBeGreaterThan(50);
    SAMPLES.forEach((saved, i) => {
      expect(loadAndPlay(saved, i)).toBe(true);
    });
  });

  it('has a reason to reject what is not a saved game', () => {
    fc.assert(
      fc.property(fc.oneof(anyValue, fc.string(), fc.json()), (saved) => {
        expect(loadGame(saved, SHELF).ok).toBe(false);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('has a reason to reject a file cut off anywhere', () => {
    const file = JSON.stringify(SAMPLES[0]);
    for (let end = 0; end < file.length; end += 7) {
      expect(valueIn(loadGame(file.slice(0, end), SHELF))).toBeUndefined();
    }
  });

  it('rejects or can play on with any value in every place', () => {
    // One sample with something in every list, and one in the middle of an effect.
    const rich = SAMPLES.filter(({ game }) => game.seats.every(({ inPlay }) => inPlay.length > 0));
    const asking = SAMPLES.find(({ game }) => game.stack.length > 1);
    let played = 0;
    for (const sample of [rich[0], asking]) {
      const kinds = new Map(partsOf(sample).map(({ kind }, i) => [kind, i]));
      for (const part of kinds.values()) {
        for (const value of VALUES) {
          const saved = structuredClone(sample);
          const { parent, key } = partsOf(saved)[part];
          Object.assign(parent, { [key]: value });
          if (loadAndPlay(saved, part)) played++;
        }
      }
    }
    expect(played).toBeGreaterThan(100);
  });

  it('rejects or can play on with saved games that were changed', () => {
    let played = 0;
    fc.assert(
      fc.property(fc.nat(SAMPLES.length - 1), mutations(), fc.nat(), (n, changes, dice) => {
        const saved: unknown = JSON.parse(JSON.stringify(mutate(SAMPLES[n], changes) ?? null));
        if (loadAndPlay(saved, dice)) played++;
      }),
      { seed: SEED, numRuns: 3000 },
    );
    expect(played).toBeGreaterThan(150);
  });

  it('rejects or can play on with games made up from nothing', () => {
    let played = 0;
    let asked = 0;
    fc.assert(
      fc.property(anyGame, fc.nat(), (saved, dice) => {
        if (!loadAndPlay(saved, dice)) return;
        played++;
        if (saved.game.stack.length > 0) asked++;
      }),
      { seed: SEED, numRuns: 3000 },
    );
    expect(played).toBeGreaterThan(700);
    expect(asked).toBeGreaterThan(100);
  });
});
