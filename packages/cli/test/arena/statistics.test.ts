import { randomFrom, roll } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { eloIntervals } from '../../src/arena/bootstrap.ts';
import { eloRatings } from '../../src/arena/bradley-terry.ts';
import { estimate } from '../../src/arena/set-scores.ts';
import { timeSpread } from '../../src/arena/time-spread.ts';

const bout = (lone: number, others: number, score: number, games: number) => ({
  lone,
  others,
  score,
  games,
});

/** What a bot scores that is so much stronger. */
const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

describe('Elo ratings', () => {
  it('of two bots follow from the score', () => {
    const [first, second] = eloRatings([bout(0, 1, 750, 1000)], 2, 2, 1);
    expect(first).toBeCloseTo(400 * Math.log10(3), 6);
    expect(second).toBe(0);
  });

  it('are found again from the scores that they would give, whoever is the anchor', () => {
    const truth = [0, 120, -80, 310, 45];
    const bouts = truth.flatMap((elo, i) =>
      truth.flatMap((other, j) => (j > i ? [bout(i, j, 500 * expected(elo - other), 500)] : [])),
    );
    for (const anchor of [0, 3]) {
      eloRatings(bouts, 5, 2, anchor).forEach((elo, i) => {
        expect(elo).toBeCloseTo(truth[i] - truth[anchor], 4);
      });
    }
  });

  it('weigh scores that contradict each other', () => {
    // A beats B, B beats C and C beats A, all alike: nobody is stronger.
    const circle = [bout(0, 1, 60, 100), bout(1, 2, 60, 100), bout(0, 2, 40, 100)];
    for (const elo of eloRatings(circle, 3, 2, 0)) expect(elo).toBeCloseTo(0, 6);
  });

  it('are equal where a bot alone among others wins its share', () => {
    const [, second] = eloRatings([bout(0, 1, 25, 100), bout(1, 0, 25, 100)], 2, 4, 0);
    expect(second).toBeCloseTo(0, 6);
    // Twice as strong as each of three others: two of five games.
    const [first] = eloRatings([bout(0, 1, 40, 100)], 2, 4, 1);
    expect(first).toBeCloseTo(400 * Math.log10(2), 6);
  });

  it('stay finite when one has won everything, and are none without a game', () => {
    const [, lost, idle] = eloRatings([bout(0, 1, 20, 20), bout(0, 2, 0, 0)], 3, 2, 0);
    expect(lost).toBeCloseTo(-400 * Math.log10(20 / 0.5), 6);
    expect(idle).toBeNull();
  });
});

describe('intervals of ratings', () => {
  const random = randomFrom('pairs');
  const pairs = (count: number) =>
    Array.from({ length: count }, () => (roll(random, 2) + roll(random, 2)) / 2);

  it('are as wide as the variance of the pairs makes them', () => {
    const scores = pairs(1000);
    const [, interval] = eloIntervals([{ lone: 0, others: 1, scores }], 2, 2, 0, 's');
    // The score has a deviation of sqrt(1/8/1000); a point of score is 400/ln(10)*4 of Elo at one half.
    const half = 1.96 * Math.sqrt(0.125 / 1000) * (1600 / Math.LN10);
    const found = (interval![1]! - interval![0]!) / 2;
    expect(found / half).toBeGreaterThan(0.93);
    expect(found / half).toBeLessThan(1.07);
  });

  it('are the same for the same seed', () => {
    const pairings = [{ lone: 0, others: 1, scores: pairs(50) }];
    expect(eloIntervals(pairings, 2, 2, 0, 's')).toEqual(eloIntervals(pairings, 2, 2, 0, 's'));
  });

  it('claim no certainty from games that all ended alike', () => {
    const won = Array<number>(20).fill(1);
    const [first] = eloIntervals([{ lone: 0, others: 1, scores: won }], 2, 2, 1, 's');
    expect(first![0]).toBeGreaterThan(200);
    expect(first![0]).toBeLessThan(500);
    expect(first![1]).toBeNull();
    expect(eloIntervals([{ lone: 0, others: 1, scores: [] }], 2, 2, 1, 's')).toEqual([null, null]);
  });
});

describe('an interval without an end', () => {
  const won = [1, 1, 1];
  const mixed = [0, 0.5, 1, 0.5];
  const ends = (pairings: Parameters<typeof eloIntervals>[0], anchor: number) =>
    eloIntervals(pairings, 3, 2, anchor, 's').map((each) => each!.map((end) => end !== null));

  it('is above or below those against whom nobody of the other side has scored', () => {
    const pairings = [
      { lone: 0, others: 1, scores: won },
      { lone: 0, others: 2, scores: won },
      { lone: 1, others: 2, scores: mixed },
    ];
    expect(ends(pairings, 2)).toEqual([
      [true, false],
      [true, true],
      [true, true],
    ]);
    expect(ends(pairings, 0)).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ]);
  });

  it('is none where a third contender ties them', () => {
    const pairings = [
      { lone: 0, others: 1, scores: won },
      { lone: 0, others: 2, scores: mixed },
      { lone: 1, others: 2, scores: mixed },
    ];
    expect(ends(pairings, 1).flat()).toEqual(Array(6).fill(true));
  });
});

describe('the score of a pairing', () => {
  it('has an interval from the variance of its pairs', () => {
    const split = [
      ...Array<number>(80).fill(0.5),
      ...Array<number>(10).fill(0),
      ...Array<number>(10).fill(1),
    ];
    const found = estimate(split, 2);
    expect(found.score).toBe(0.5);
    expect(found.variance).toBeCloseTo(5 / 99, 10);
    // A pair of independent games would have 0.125.
    expect(found.varianceRatio).toBeCloseTo(5 / 99 / 0.125, 10);
    expect(found.interval[1] - 0.5).toBeCloseTo(1.96 * Math.sqrt(5 / 99 / 100), 2);
    const apart = estimate(
      Array.from({ length: 100 }, (_, i) => i % 2),
      2,
    );
    expect(apart.interval[1]).toBeGreaterThan(found.interval[1]);
  });

  it('claims no certainty from few games', () => {
    expect(estimate([1, 1, 1], 2)).toMatchObject({ score: 1, variance: 0, varianceRatio: null });
    expect(estimate([1, 1, 1], 2).interval[0]).toBeLessThan(0.5);
    const thirds = estimate(Array<number>(30).fill((1 / 3 + 1 / 3 + 1 / 3) / 3), 3);
    expect(thirds.interval[0]).toBeLessThan(0.25);
    expect(estimate([], 2)).toMatchObject({ score: 0, interval: [0, 1], variance: null });
  });
});

describe('times', () => {
  it('are known to one per cent', () => {
    const spread = timeSpread();
    expect(spread.times()).toBeNull();
    for (let i = 1; i <= 1000; i++) spread.add(i);
    const { median, p99 } = spread.times()!;
    expect(Math.abs(median / 500 - 1)).toBeLessThan(0.01);
    expect(Math.abs(p99 / 990 - 1)).toBeLessThan(0.01);
  });
});
