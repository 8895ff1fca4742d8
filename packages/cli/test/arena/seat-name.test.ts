import { FORMATS } from '@openrealms/engine';
import { expect, it } from 'vitest';
import { seatName } from '../../src/arena/seat-name.ts';

it('gives every seat of every format a name of its own', () => {
  const most = Math.max(...FORMATS.flatMap(({ seatCounts }) => seatCounts));
  const names = Array.from({ length: most }, (_, seat) => seatName(seat));
  expect(names.slice(0, 2)).toEqual(['first seat', 'second seat']);
  expect(names.join()).not.toContain('undefined');
  expect(new Set(names).size).toBe(most);
});
