import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphScale } from '../../src/after-game/graph-scale.ts';

const WIDTH = 340;
const HEIGHT = 220;
const graphs = fc
  .array(fc.array(fc.integer({ min: -40, max: 260 }), { minLength: 2, maxLength: 2 }), {
    minLength: 1,
    maxLength: 300,
  })
  .map((amounts) => amounts.map((authority, turn) => ({ turn, authority })));

describe('the scale of the graph', () => {
  it('keeps every point inside, in order, and greater amounts above', () => {
    fc.assert(
      fc.property(graphs, (points) => {
        const { x, y, levels } = graphScale(points, WIDTH, HEIGHT);
        for (const [i, { authority }] of points.entries()) {
          expect(x(i)).toBeGreaterThanOrEqual(0);
          expect(x(i)).toBeLessThanOrEqual(WIDTH);
          expect(x(i + 1)).toBeGreaterThan(x(i));
          for (const amount of [...authority, ...levels]) {
            expect(y(amount)).toBeGreaterThanOrEqual(0);
            expect(y(amount)).toBeLessThanOrEqual(HEIGHT);
            expect(y(amount + 1)).toBeLessThan(y(amount));
          }
        }
      }),
    );
  });

  it('numbers turns only where there is room', () => {
    fc.assert(
      fc.property(graphs, (points) => {
        const { x, ticks } = graphScale(points, WIDTH, HEIGHT);
        for (const [i, tick] of ticks.slice(1).entries()) {
          expect(x(tick) - x(ticks[i])).toBeGreaterThan(30);
        }
        expect(ticks[0]).toBe(0);
      }),
    );
  });
});
