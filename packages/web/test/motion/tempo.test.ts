import { expect, it } from 'vitest';
import { tempoOf } from '../../src/motion/tempo.ts';

it('moves at full speed, in half the time, without movement or not at all', () => {
  expect(tempoOf('normal', false)).toBe(1);
  expect(tempoOf('fast', false)).toBe(0.5);
  expect(tempoOf('fast', true)).toBe('still');
  expect(tempoOf('off', false)).toBe('none');
  expect(tempoOf('off', true)).toBe('none');
});
