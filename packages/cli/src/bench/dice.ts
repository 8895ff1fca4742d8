/** Marsaglia's xorshift: the cheapest dice that serve. Both contestants of the benchmark roll them. */
export class Dice {
  private word: number;

  constructor(seed: number) {
    this.word = seed | 1;
  }

  /** A whole number from 0 to n - 1. */
  roll(n: number): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return (((word >>> 0) * n) / 4294967296) | 0;
  }
}
