import { nextWord, randomFrom, roll } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';

describe('the random generator', () => {
  // Every replay there is depends on these numbers: they must never change.
  it.each([
    ['', [1375209956, 1634094575, 415405708, -1184135567, -425431443, 1044096488]],
    ['seed', [-540850971, 1627643687, 1234638714, 877314549, 1753891993, 124824026]],
    ['openrealms', [-1062404849, 312706104, -698753206, 1187190594, 799460211, 900952830]],
  ])('gives the same words for the seed "%s" for ever', (seed, words) => {
    const random = randomFrom(seed);
    expect(words.map(() => nextWord(random))).toEqual(words);
  });

  it('gives the same rolls for ever', () => {
    const random = randomFrom('openrealms');
    for (let i = 0; i < 6; i++) nextWord(random);
    const rolls = [7, 7, 8, 1, 3, 9, 2, 3, 0, 0, 0, 4];
    expect(rolls.map(() => roll(random, 10))).toEqual(rolls);
  });

  it('is four words, from which it goes on anywhere', () => {
    const random = randomFrom('seed');
    expect(random).toEqual({ a: -1035538207, b: 494687220, c: -828484687, d: 16 });
    const copy = { ...random };
    const next = Array.from({ length: 100 }, () => nextWord(random));
    expect(Array.from({ length: 100 }, () => nextWord(copy))).toEqual(next);
  });

  it('gives signed words of 32 bits, each bit as often 0 as 1', () => {
    const random = randomFrom('bits');
    const ones = Array(32).fill(0);
    const words = 8000;
    for (let i = 0; i < words; i++) {
      const word = nextWord(random);
      expect(word).toBe(word | 0);
      for (let bit = 0; bit < 32; bit++) ones[bit] += (word >>> bit) & 1;
    }
    for (const count of ones) expect(Math.abs(count / words - 0.5)).toBeLessThan(0.025);
  });

  it('tells seeds apart, however alike they are', () => {
    const seeds = ['a', 'b', 'A', 'aa', 'ab', 'ba', 'a ', ' a', '1', '2', '12', '21', ''];
    const firsts = seeds.map((seed) => nextWord(randomFrom(seed)));
    expect(new Set(firsts).size).toBe(seeds.length);
  });
});

describe('a roll', () => {
  /** How far the counts are from equal, in the measure whose mean is the number of sides less one. */
  function chiSquare(sides: number, rolls: number): number {
    const random = randomFrom(`chi ${sides}`);
    const counts = Array<number>(sides).fill(0);
    for (let i = 0; i < rolls; i++) counts[roll(random, sides)]++;
    const expected = rolls / sides;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  }

  it.each([2, 3, 5, 6, 10, 80])('of %i sides shows each equally often', (sides) => {
    const freedom = sides - 1;
    expect(chiSquare(sides, 40_000)).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
  });

  it('of one side is always 0, and uses up a word like any other', () => {
    const random = randomFrom('one');
    const other = randomFrom('one');
    expect(roll(random, 1)).toBe(0);
    nextWord(other);
    expect(random).toEqual(other);
  });

  it('of very many sides shows none more often than another', () => {
    // Four words for three sides: whoever just scales them shows every third side twice as often.
    const sides = 3 * 2 ** 30;
    const random = randomFrom('many');
    const counts = [0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const side = roll(random, sides);
      expect(Number.isInteger(side) && side >= 0 && side < sides).toBe(true);
      counts[side % 3]++;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
