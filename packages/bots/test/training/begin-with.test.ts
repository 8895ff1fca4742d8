import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@openrealms/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { beginWith, saveRun } from '../../src/training/checkpoint.ts';
import { randomize, type SharedWeights } from '../../src/training/learner.ts';
import { readArguments } from '../../src/training/plan.ts';
import { CARD_IDS } from '../../src/training/tables.ts';

const HIDDEN = 8;
const folder = mkdtempSync(join(tmpdir(), 'openrealms-begin-with-'));
afterAll(() => rmSync(folder, { recursive: true }));

function weightsFor(cards: readonly string[]): SharedWeights {
  const array = () => new Float32Array(sizeOf(HIDDEN, cards.length));
  return { hidden: HIDDEN, values: array(), means: array(), squares: array() };
}

function planned(...args: string[]) {
  const read = readArguments(args);
  if (typeof read === 'string') throw new Error(read);
  return read.plan;
}

describe('beginning with what another run has learned', () => {
  // The run before knew the first cards only, in another order.
  const known = CARD_IDS.slice(0, 30).toReversed();
  const before = weightsFor(known);
  randomize(before.values, HIDDEN, randomFrom('before'));
  partsOf(before.values, HIDDEN, known).cards.get('viper')?.fill(0.25);
  const plan = planned('--hidden', String(HIDDEN));
  saveRun(folder, before, { plan, cards: known, games: 10, steps: 10, seconds: 1, edges: [] });

  it('takes over what is shared, and each card by its name', () => {
    const weights = weightsFor(CARD_IDS);
    expect(beginWith(folder, weights)).toBeUndefined();
    const now = partsOf(weights.values, HIDDEN, CARD_IDS);
    const then = partsOf(before.values, HIDDEN, known);
    expect(now.zones).toEqual(then.zones);
    expect(now.output).toEqual(then.output);
    expect(now.cards.get('viper')?.every((x) => x === 0.25)).toBe(true);
    expect(now.cards.get(CARD_IDS[40])?.every((x) => x === 0)).toBe(true);
  });

  it('says what to do with a network of another size, and where there is none', () => {
    const larger = { ...weightsFor(CARD_IDS), hidden: 20 };
    expect(beginWith(folder, larger)).toContain('--hidden 8');
    expect(beginWith(join(folder, 'nowhere'), weightsFor(CARD_IDS))).toContain('no run');
  });

  it('is refused together with going on', () => {
    expect(readArguments(['--from', 'somewhere', '--resume'])).toContain('not both');
    expect(readArguments(['--rate', '3'])).toContain('--rate');
    expect(planned('--from', 'somewhere', '--rate', '0.0002')).toMatchObject({
      from: 'somewhere',
      rate: 0.0002,
    });
  });
});
