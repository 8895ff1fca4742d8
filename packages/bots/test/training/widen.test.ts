import { core } from '@openrealms/content';
import { randomFrom } from '@openrealms/engine';
import { ME } from '@openrealms/engine/testing';
import { expect, it } from 'vitest';
import { Network } from '../../src/network/network.ts';
import { Planner } from '../../src/network/planner.ts';
import { partsOf, sizeOf } from '../../src/network/weights-layout.ts';
import { randomize } from '../../src/training/learner.ts';
import { widened } from '../../src/training/widen.ts';
import { middleOf } from '../network/position.ts';

it('a network made wider thinks the same, and its units are no copies', () => {
  const ids = core.cards.map(({ id }) => id);
  const values = new Float32Array(sizeOf(8, ids.length));
  randomize(values, 8, randomFrom('narrow'));
  const narrow = partsOf(values, 8, ids);
  const wide = widened(narrow, 2, randomFrom('wider'));
  expect(wide.hidden).toBe(16);
  const rows = wide.scalars;
  expect(rows.subarray(0, 8)).toEqual(narrow.scalars.subarray(0, 8));
  expect(rows.subarray(8, 16)).not.toEqual(rows.subarray(0, 8));
  for (const seed of ['first', 'second', 'third']) {
    const state = middleOf(seed);
    const thinks = [narrow, wide].map((weights) =>
      new Planner(new Network(weights, state.catalog), state).valueAtEnd(state, ME),
    );
    expect(thinks[1]).toBeCloseTo(thinks[0], 1);
  }
});
