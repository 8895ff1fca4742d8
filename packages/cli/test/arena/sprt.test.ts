import { type Random, randomFrom, roll } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { logLikelihoodRatio, sequentialTest } from '../../src/arena/sprt.ts';

/** A pair of games, each won with this chance. */
function pair(chance: number, random: Random): number {
  const game = (): number => Number(roll(random, 1000) < 1000 * chance);
  return (game() + game()) / 2;
}

/** Tests that are played to their end, so often with each verdict, and the mean number of pairs. */
function verdicts(chance: number, p0: number, p1: number, runs: number) {
  const random = randomFrom(`sprt ${chance}`);
  const found = { H0: 0, H1: 0, sets: 0 };
  for (let run = 0; run < runs; run++) {
    const test = sequentialTest({ p0, p1 }, 2);
    let state = test.state();
    while (state.accepted === null) state = test.add(pair(chance, random));
    found[state.accepted]++;
    found.sets += state.sets / runs;
  }
  return found;
}

describe('the sequential test', () => {
  it('stops at the bounds of Wald', () => {
    const { lower, upper, llr, accepted } = sequentialTest({ p0: 0.5, p1: 0.57 }, 2).state();
    expect([lower, upper]).toEqual([-Math.log(19), Math.log(19)]);
    expect({ llr, accepted }).toEqual({ llr: 0, accepted: null });
  });

  it('errs about one time in twenty, whichever holds', () => {
    const strong = verdicts(0.6, 0.5, 0.6, 200);
    const weak = verdicts(0.5, 0.5, 0.6, 200);
    expect(strong.H1).toBeGreaterThan(180);
    expect(weak.H0).toBeGreaterThan(180);
    // Independent games would need about 130; half as many pairs.
    expect(strong.sets).toBeGreaterThan(40);
    expect(strong.sets).toBeLessThan(100);
  });

  it('needs fewer games the farther the truth is away', () => {
    expect(verdicts(0.8, 0.5, 0.6, 40)).toMatchObject({ H1: 40 });
    expect(verdicts(0.8, 0.5, 0.6, 40).sets).toBeLessThan(40);
    expect(verdicts(0.3, 0.5, 0.6, 40)).toMatchObject({ H0: 40 });
  });

  it('agrees with the normal approximation for many pairs', () => {
    const counts = new Map([
      [0, 2400],
      [0.5, 5000],
      [1, 2600],
    ]);
    const variance = (2400 * 0.51 ** 2 + 5000 * 0.01 ** 2 + 2600 * 0.49 ** 2) / 10_000;
    const normal = (10_000 * 0.02 * (2 * 0.51 - 0.5 - 0.52)) / (2 * variance);
    expect(logLikelihoodRatio(counts, 0.5, 0.52)).toBeCloseTo(normal, 1);
    expect(logLikelihoodRatio(counts, 0.5, 0.5)).toBeCloseTo(0, 9);
  });

  it('learns from pairs that are all split that there is no difference', () => {
    const test = sequentialTest({ p0: 0.5, p1: 0.6 }, 2);
    let state = test.state();
    while (state.accepted === null) state = test.add(0.5);
    expect(state.accepted).toBe('H0');
    expect(state.sets).toBeLessThan(20);
  });
});
