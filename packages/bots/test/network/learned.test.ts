import { core } from '@openrealms/content';
import { randomFrom } from '@openrealms/engine';
import { expect, it } from 'vitest';
import { readLearned, shortForm } from '../../src/network/learned.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { randomize } from '../../src/training/learner.ts';

it('the short form of weights keeps them to four digits', () => {
  const ids = core.cards.map(({ id }) => id);
  const values = new Float32Array(sizeOf(8, ids.length));
  randomize(values, 8, randomFrom('short'));
  values[values.length - 1] = 0.5;
  const kept = readLearned(shortForm(values, 8, ids));
  const whole = partsOf(values, 8, ids);
  for (const part of ['output', 'second', 'scalars', 'zones'] as const) {
    kept[part].forEach((value, i) => {
      expect(value).toBeCloseTo(whole[part][i], 4);
    });
  }
  expect(kept.cards.get(ids.at(-1)!)!.at(-1)).toBeCloseTo(0.5, 4);
  expect([...kept.cards.keys()]).toEqual(ids);
});
