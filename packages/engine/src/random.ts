/**
 * Chance. Four words of state and a generator (sfc32 by Chris Doty-Humphrey, public domain) that gives the same
 * numbers on every machine. A game keeps its generator in its state; bots and tools have their own.
 */
export interface Random {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** A generator whose numbers are determined by the text of the seed. */
export function randomFrom(seed: string): Random {
  const random: Random = { a: 0, b: 0, c: 0, d: 0 };
  seedRandom(random, seed);
  return random;
}

export function seedRandom(random: Random, seed: string): void {
  random.a = hash(seed, 0x9e3779b9);
  random.b = hash(seed, 0x243f6a88);
  random.c = hash(seed, 0xb7e15162);
  random.d = 1;
  for (let i = 0; i < 15; i++) nextWord(random);
}

/** A 32-bit word, signed. */
export function nextWord(random: Random): number {
  const b = random.b;
  const c = random.c;
  const sum = (((random.a + b) | 0) + random.d) | 0;
  random.d = (random.d + 1) | 0;
  random.a = b ^ (b >>> 9);
  random.b = (c + (c << 3)) | 0;
  random.c = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum;
}

const WORDS = 4294967296;

/** A whole number from 0 to n - 1, each exactly as likely as the others. */
export function roll(random: Random, n: number): number {
  let product = (nextWord(random) >>> 0) * n;
  let high = Math.floor(product / WORDS);
  let low = product - high * WORDS;
  if (low < n) {
    const surplus = WORDS % n;
    while (low < surplus) {
      product = (nextWord(random) >>> 0) * n;
      high = Math.floor(product / WORDS);
      low = product - high * WORDS;
    }
  }
  return high;
}

/** Four independent 32-bit words from a text would need four hashes; three and a counter are enough for sfc32. */
function hash(text: string, salt: number): number {
  let h = salt | 0;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x5bd1e995);
    h ^= h >>> 15;
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
