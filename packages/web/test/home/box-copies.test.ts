import { expect, it } from 'vitest';
import { boxesTicked, copiesOf, secondCopy, ticksOf } from '../../src/home/box-copies.ts';

it('says the same of boxes and of what is ticked for them', () => {
  for (const boxes of [[], ['core'], ['core', 'core']]) {
    expect(boxesTicked(ticksOf(boxes))).toEqual(boxes);
  }
  expect(ticksOf(['core', 'core'])).toEqual(['core', secondCopy('core')]);
  expect(copiesOf('core', ['core', 'core'])).toBe(2);
});

it('has no second copy of a box without the first', () => {
  expect(boxesTicked([secondCopy('core')])).toEqual([]);
});
