import { expect, it } from 'vitest';
import { partsOf } from '../../src/network/weights-layout.ts';
import { readArguments } from '../../src/training/arguments.ts';
import { startOf } from '../../src/training/start.ts';
import { CARD_IDS } from '../../src/training/tables.ts';

it('a training begins with units that differ, and with nothing to say of any card', () => {
  const { plan, weights } = startOf(readArguments(['--folder', 'nowhere', '--hidden', '8']));
  const { cards, scalars, zones } = partsOf(weights.values, plan.hidden, CARD_IDS);
  expect(new Set(scalars.subarray(0, plan.hidden)).size).toBe(plan.hidden);
  for (const part of [zones, ...cards.values()]) expect(part.every((x) => x === 0)).toBe(true);
});
