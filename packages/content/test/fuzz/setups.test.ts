import { type Box, createGame, randomFrom, type Setup, SetupError } from '@openrealms/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { checkPrototypes } from './answers.ts';
import { playOn } from './play-on.ts';
import { anyValue, SEED } from './values.ts';

/** Creates a game and plays on, or says with which code that is not possible. */
function create(setup: unknown, dice: number): string {
  try {
    const state = createGame(setup as Setup);
    playOn(state, (setup as Setup).boxes, randomFrom(`${dice}`), 50);
    return 'created';
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    expect(error.message).not.toBe('');
    return error.code;
  } finally {
    checkPrototypes();
  }
}

describe('createGame', () => {
  it('makes a game of any setup or throws a SetupError', () => {
    const seen = new Set<string>();
    const mostly = (right: unknown) =>
      fc.oneof({ weight: 2, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: anyValue });
    const options = fc.record(
      {
        discardTiming: mostly('next-turn'),
        emptyTradeDeck: mostly('recycle'),
        copiesCountAsPlayed: mostly(true),
        firstSeat: mostly(1),
        surplus: anyValue,
      },
      { requiredKeys: [] },
    );
    const setup = fc.record(
      {
        seed: mostly('fuzz'),
        seats: mostly(2),
        format: mostly('standard'),
        options: fc.oneof({ weight: 3, arbitrary: options }, { weight: 1, arbitrary: anyValue }),
        surplus: anyValue,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(setup, fc.nat(), (each, dice) => {
        seen.add(create({ ...each, boxes: [core] }, dice));
      }),
      { seed: SEED, numRuns: 3000 },
    );
    expect([...seen].sort()).toEqual(
      [
        'created',
        'no-seed',
        'unknown-format',
        'unknown-option',
        'wrong-option',
        'wrong-seats',
      ].sort(),
    );
  });

  it('makes a game of any mix of cards or throws a SetupError', () => {
    const seen = new Set<string>();
    const id = fc.constantFrom(...core.cards.map((card) => card.id));
    const counts = fc.dictionary(id, fc.nat(4), { maxKeys: 8 });
    const box: fc.Arbitrary<Box> = fc.record({
      id: fc.constantFrom('one', 'two'),
      name: fc.string(),
      version: fc.string(),
      cards: fc.oneof(
        { weight: 4, arbitrary: fc.constant(core.cards) },
        { weight: 1, arbitrary: fc.shuffledSubarray([...core.cards]) },
        {
          weight: 1,
          arbitrary: fc.constant(core.cards.map((card) => ({ ...card }))),
        },
      ),
      tradeDeck: counts,
      explorerPile: fc.record({
        card: fc.oneof(
          { weight: 5, arbitrary: fc.constant('explorer') },
          { weight: 1, arbitrary: id },
        ),
        count: fc.nat(3),
      }),
      personalDeck: counts,
    });
    fc.assert(
      fc.property(fc.array(box, { maxLength: 3 }), fc.nat(), (boxes, dice) => {
        seen.add(create({ boxes, seed: 'mix' }, dice));
      }),
      { seed: SEED, numRuns: 1000 },
    );
    expect([...seen].sort()).toEqual(
      ['card-twice', 'created', 'no-boxes', 'two-explorers', 'unknown-card'].sort(),
    );
  });
});
