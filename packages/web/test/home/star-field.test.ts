import { expect, it } from 'vitest';
import { starPath } from '../../src/home/star-field.ts';

it('scatters as many stars as asked, inside the field, always the same', () => {
  const path = starPath(7, 100, 1600, 1000);
  const stars = [...path.matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(stars).toHaveLength(100);
  for (const [x, y] of stars) {
    expect(x).toBeLessThanOrEqual(1600);
    expect(y).toBeLessThanOrEqual(1000);
  }
  expect(starPath(7, 100, 1600, 1000)).toBe(path);
  expect(starPath(8, 100, 1600, 1000)).not.toBe(path);
});
