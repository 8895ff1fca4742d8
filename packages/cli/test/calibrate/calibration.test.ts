import { nextWord, type Random, randomFrom } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { calibrationOf } from '../../src/calibrate/calibration.ts';
import type { PredictedGame } from '../../src/calibrate/prediction.ts';

const chance = (random: Random): number => (nextWord(random) >>> 0) / 2 ** 32;

/** Games with a true chance each, won as often as it says; what is given at every turn is `said` of it. */
function games(count: number, turns: number, seed: string, said = (truth: number) => truth) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (): PredictedGame => {
    const truth = chance(random);
    const result = Number(chance(random) < truth);
    return Array.from({ length: turns }, (_, i) => ({ turn: i + 1, chance: said(truth), result }));
  });
}

const width = ([low, high]: readonly [number, number]): number => high - low;

describe('chances that are right', () => {
  const found = calibrationOf(games(5000, 1, 'right'), 2, 's');

  it('have no gap beyond chance in any decile', () => {
    expect(found.deciles).toHaveLength(10);
    for (const { from, to, predicted, observed, gap, gapInterval } of found.deciles) {
      expect(predicted).toBeGreaterThanOrEqual(from);
      expect(predicted).toBeLessThan(to);
      expect(gap).toBeCloseTo(observed - predicted, 10);
      expect(Math.abs(gap)).toBeLessThan(0.07);
      expect(gapInterval[0]).toBeLessThan(gap);
      expect(gapInterval[1]).toBeGreaterThan(gap);
    }
    expect(found.deciles.reduce((sum, { positions }) => sum + positions, 0)).toBe(5000);
  });

  it('have the Brier score that follows: the mean of p (1 - p), which is 1/6', () => {
    expect(found.brier.score).toBeCloseTo(1 / 6, 2);
    expect(found.brier.interval[0]).toBeLessThan(1 / 6);
    expect(found.brier.interval[1]).toBeGreaterThan(1 / 6);
    expect(found.brierOfShares).toBe(0.25);
  });

  it('are within their intervals as often as these say', () => {
    let covered = 0;
    let all = 0;
    for (let i = 0; i < 40; i++) {
      for (const { gapInterval } of calibrationOf(games(400, 1, `set ${i}`), 2, 's').deciles) {
        all++;
        if (gapInterval[0] <= 0 && gapInterval[1] >= 0) covered++;
      }
    }
    expect(covered / all).toBeGreaterThan(0.89);
    expect(covered / all).toBeLessThan(0.98);
  });
});

describe('positions of one game', () => {
  it('count as one: ten times the turns make no interval narrower', () => {
    const [once, often] = [1, 10].map((turns) => calibrationOf(games(600, turns, 'same'), 2, 's'));
    expect(often.positions).toBe(10 * once.positions);
    once.deciles.forEach(({ interval, observed }, i) => {
      expect(often.deciles[i].observed).toBeCloseTo(observed, 10);
      expect(width(often.deciles[i].interval)).toBeCloseTo(width(interval), 6);
    });
    expect(width(often.brier.interval)).toBeCloseTo(width(once.brier.interval), 6);
  });
});

describe('chances that are wrong', () => {
  it('are found where they are wrong', () => {
    // Twice as far from one half as it should be: where 10 % is given 30 % are won.
    const bold = calibrationOf(
      games(5000, 1, 'bold', (truth) => Math.max(0, Math.min(1, 2 * truth - 0.5))),
      2,
      's',
    );
    const at = (chance: number) =>
      bold.deciles.find(({ from, to }) => chance > from && chance < to)!;
    expect(at(0.15).gap).toBeCloseTo(0.175, 1);
    expect(at(0.85).gap).toBeCloseTo(-0.175, 1);
    expect(at(0.15).gapInterval[0]).toBeGreaterThan(0.03);
    expect(bold).toMatchObject({ reached: false, certain: true, bar: 0.03 });
    expect(Math.abs(bold.largestGap!.gap)).toBeGreaterThan(0.15);
  });

  it('of who always says one half lie in one decile, and score 1/4 exactly', () => {
    const found = calibrationOf(
      games(500, 3, 'half', () => 0.5),
      2,
      's',
    );
    expect(found.deciles).toMatchObject([{ from: 0.5, to: 0.6, positions: 1500, predicted: 0.5 }]);
    expect(found.brier).toEqual({ score: 0.25, interval: [0.25, 0.25] });
  });
});

describe('a verdict', () => {
  const verdict = (count: number, gap: number) => {
    const random = randomFrom('verdict');
    const sample = Array.from({ length: count }, (_, i) => i);
    const all = sample.map((i) => [
      { turn: 1, chance: 0.5, result: Number(i < (0.5 + gap) * count) },
    ]);
    const { reached, certain } = calibrationOf(all, 2, `${nextWord(random)}`);
    return [reached, certain];
  };

  it('is certain where the intervals say the same', () => {
    expect(verdict(4_000, 0.01)).toEqual([true, true]);
    expect(verdict(400, 0.01)).toEqual([true, false]);
    expect(verdict(400, 0.04)).toEqual([false, false]);
    expect(verdict(4_000, 0.05)).toEqual([false, true]);
  });
});

describe('a decile in which all ended alike', () => {
  it('claims no certainty', () => {
    const won = Array.from({ length: 20 }, () => [{ turn: 1, chance: 0.95, result: 1 }]);
    const [decile] = calibrationOf(won, 2, 's').deciles;
    expect(decile).toMatchObject({ observed: 1, from: 0.9, to: 1 });
    expect(decile.interval[0]).toBeGreaterThan(0.75);
    expect(decile.interval[0]).toBeLessThan(0.9);
  });
});

describe('scores by turn', () => {
  it('go by the turns of the player, two by two, with an open end', () => {
    const game = Array.from({ length: 20 }, (_, i) => ({ turn: i + 1, chance: i / 20, result: 1 }));
    const { byTurn, brier } = calibrationOf([game, game], 2, 's');
    expect(byTurn.map(({ turns }) => turns)).toEqual([
      '1-2',
      '3-4',
      '5-6',
      '7-8',
      '9-10',
      '11-12',
      '13+',
    ]);
    expect(byTurn.map(({ positions }) => positions)).toEqual([4, 4, 4, 4, 4, 4, 16]);
    expect(byTurn[0].score).toBeCloseTo((1 + 0.95 ** 2) / 2, 10);
    expect(byTurn[6].score).toBeLessThan(byTurn[5].score);
    expect(brier.score).toBeLessThan(byTurn[0].score);
  });

  it('keep a chance of 1 in the last decile', () => {
    const { deciles } = calibrationOf([[{ turn: 1, chance: 1, result: 0 }]], 2, 's');
    expect(deciles).toMatchObject([{ from: 0.9, to: 1, gap: -1 }]);
  });
});
