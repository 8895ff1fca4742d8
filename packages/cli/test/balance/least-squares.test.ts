import { nextWord, randomFrom } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { leastSquares } from '../../src/balance/least-squares.ts';

const random = randomFrom('least squares');
const dice = (): number => (nextWord(random) >>> 0) / 2 ** 32;

/** Every observation is a group of its own. */
function fit(rows: readonly (readonly number[])[], results: readonly number[]) {
  const groups = rows.map((row, i) => [{ row: Float64Array.from(row), result: results[i] }]);
  return leastSquares(rows[0].length, groups);
}

describe('least squares', () => {
  it('finds the line through points that lie on it', () => {
    const rows = [0, 1, 2, 5].map((x) => [1, x]);
    const [start, slope] = fit(
      rows,
      rows.map(([, x]) => 3 - 2 * x),
    );
    expect(start?.value).toBeCloseTo(3, 10);
    expect(slope?.value).toBeCloseTo(-2, 10);
    expect(slope?.error).toBeCloseTo(0, 10);
  });

  it('has the standard error that the formula gives', () => {
    // Of a mean it is the spread divided by the root of the count less 1.
    const results = [0, 1, 1, 0, 1, 1, 1, 0];
    const [mean] = fit(
      results.map(() => [1]),
      results,
    );
    expect(mean?.value).toBeCloseTo(5 / 8, 10);
    expect(mean?.error).toBeCloseTo(Math.sqrt((5 / 8) * (3 / 8)) / Math.sqrt(7), 10);
  });

  it('tells the parts of two columns that go together from each other', () => {
    const rows = Array.from({ length: 4000 }, () => {
      const first = Math.floor(3 * dice());
      return [1, first, first + Math.floor(2 * dice())];
    });
    const results = rows.map(([, a, b]) => Number(dice() < 0.3 + 0.1 * a + 0.05 * b));
    const found = fit(rows, results);
    for (const [i, truth] of [0.3, 0.1, 0.05].entries()) {
      const { value, error } = found[i]!;
      expect(Math.abs(value - truth)).toBeLessThan(3 * error);
      expect(error).toBeLessThan(0.03);
    }
  });

  it('has standard errors that are as large as the estimates scatter', () => {
    const runs = Array.from({ length: 300 }, () => {
      // Ten observations of a group have one result: as independent ones they would claim a third of the error.
      const groups = Array.from({ length: 100 }, () => {
        const result = Number(dice() < 0.5);
        const row = Float64Array.of(1, dice() < 0.3 ? 1 : 0);
        return Array.from({ length: 10 }, () => ({ row, result }));
      });
      return leastSquares(2, groups)[1]!;
    });
    const mean = runs.reduce((sum, { value }) => sum + value, 0) / runs.length;
    const squares = runs.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
    const scatter = Math.sqrt(squares / runs.length);
    const said = runs.reduce((sum, { error }) => sum + error, 0) / runs.length;
    expect(said / scatter).toBeGreaterThan(0.85);
    expect(said / scatter).toBeLessThan(1.15);
  });

  it('says nothing about what is never there or always goes with something else', () => {
    const rows = [0, 1, 2, 3, 4].map((x) => [1, x, 0, 2 * x + 1, x * x]);
    const found = fit(
      rows,
      rows.map(([, x]) => x * x + x),
    );
    expect(found.map((each) => each === null)).toEqual([false, false, true, true, false]);
    expect(found[1]?.value).toBeCloseTo(1, 8);
    expect(found[4]?.value).toBeCloseTo(1, 8);
  });

  it('knows nothing where nothing was seen', () => {
    expect(leastSquares(2, [])).toEqual([null, null]);
  });
});
