import { createHash } from 'node:crypto';
import { commitmentTo, createGame, newSeed } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

describe('a new seed', () => {
  const seeds = Array.from({ length: 400 }, newSeed);

  it('has 128 bits in hexadecimal', () => {
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is another one each time, in every bit', () => {
    expect(new Set(seeds).size).toBe(seeds.length);
    for (let bit = 0; bit < 128; bit++) {
      const ones = seeds.filter((seed) => (BigInt(`0x${seed}`) >> BigInt(bit)) & 1n).length;
      // Six standard deviations: seeds differ from run to run, so chance must not fail the test.
      expect(ones).toBeGreaterThan(140);
      expect(ones).toBeLessThan(260);
    }
  });

  it('makes a game', () => {
    expect(createGame({ boxes: [core], seed: newSeed() }).turn).toBe(1);
  });
});

describe('the commitment to a seed', () => {
  it('is a known hash', async () => {
    expect(await commitmentTo('openrealms')).toBe(
      '80f5917b823dc6e34e1b561fb802d4489b2cc9faad1779e689531c2c4fe1e84a',
    );
  });

  it.each(['', 'openrealms', 'é 🛸', 'a'.repeat(1000)])('is SHA-256 of "%s"', async (seed) => {
    const hash = createHash('sha256')
      .update(`openrealms-seed:${JSON.stringify(seed)}`)
      .digest('hex');
    expect(await commitmentTo(seed)).toBe(hash);
    expect(await commitmentTo(seed)).toBe(hash);
  });

  it('differs with every character', async () => {
    const seeds = ['seed', 'seed ', ' seed', 'Seed', 'sead', 'seeds'];
    const commitments = await Promise.all(seeds.map(commitmentTo));
    expect(new Set(commitments).size).toBe(seeds.length);
  });
});
