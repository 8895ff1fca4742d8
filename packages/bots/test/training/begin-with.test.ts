import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@openrealms/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { beginWith } from '../../src/training/begin-with.ts';
import { saveRun } from '../../src/training/checkpoint.ts';
import { randomize, type SharedWeights } from '../../src/training/learner.ts';
import { CARD_IDS } from '../../src/training/tables.ts';
import { planned } from './planned.ts';

const HIDDEN = 8;
const folder = mkdtempSync(join(tmpdir(), 'openrealms-begin-with-'));
afterAll(() => rmSync(folder, { recursive: true }));

function weightsFor(cards: readonly string[]): SharedWeights {
  const array = () => new Float32Array(sizeOf(HIDDEN, cards.length));
  return { hidden: HIDDEN, values: array(), means: array(), squares: array() };
}

describe('beginning with what another run has learned', () => {
  // The run before knew the first cards only, in another order.
  const known = CARD_IDS.slice(0, 30).toReversed();
  const before = weightsFor(known);
  randomize(before.values, HIDDEN, randomFrom('before'));
  partsOf(before.values, HIDDEN, known).cards.get('viper')?.fill(0.25);
  const save = (name: string, ...args: string[]) => {
    const plan = planned('--hidden', String(HIDDEN), ...args);
    const state = { plan, parts: [], cards: known, games: 10, steps: 10, seconds: 1, edges: [] };
    saveRun(join(folder, name), before, state);
    return join(folder, name);
  };
  const run = save('run');

  it('takes over what is shared, and each card by its name', () => {
    const weights = weightsFor(CARD_IDS);
    beginWith(run, null, weights);
    const now = partsOf(weights.values, HIDDEN, CARD_IDS);
    const then = partsOf(before.values, HIDDEN, known);
    expect(now.zones).toEqual(then.zones);
    expect(now.output).toEqual(then.output);
    expect(now.cards.get('viper')?.every((x) => x === 0.25)).toBe(true);
    expect(now.cards.get(CARD_IDS[40])?.every((x) => x === 0)).toBe(true);
  });

  it('says what to do with a network of another size, and where there is none', () => {
    const larger = { ...weightsFor(CARD_IDS), hidden: 20 };
    expect(() => beginWith(run, null, larger)).toThrow('--hidden 8');
    const nowhere = join(folder, 'nowhere');
    expect(() => beginWith(nowhere, null, larger)).toThrow('There is no training run');
  });

  it('is refused where the weights have seen cards that are to be left out', () => {
    const held = save('held', '--hold-out', '2');
    beginWith(held, 2, weightsFor(CARD_IDS));
    beginWith(held, null, weightsFor(CARD_IDS));
    for (const from of [run, save('other', '--hold-out', '1')]) {
      expect(() => beginWith(from, 2, weightsFor(CARD_IDS))).toThrow('without --hold-out 2');
    }
    expect(() => planned('--hold-out', '0', '--from', 'learned')).toThrow('have seen all cards');
  });
});
