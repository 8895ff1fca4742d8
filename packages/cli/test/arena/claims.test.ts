import { LEVELS } from '@openrealms/bots';
import { describe, expect, it } from 'vitest';
import { claimsOf } from '../../src/arena/claims.ts';
import type { PairingResult } from '../../src/arena/summary.ts';
import { eventOf } from '../../src/commands/arena.ts';
import { openrealms } from '../fake-terminal.ts';

async function event(...args: readonly string[]) {
  const all = ['arena', ...args, '--seed', 's', '--workers', '1'];
  const { code, err, out } = await openrealms(all);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

describe('a claim', () => {
  const pairing = (score: number, low: number, high: number, games = 100) =>
    ({ bots: ['a', 'b'], score, interval: [low, high], games }) as unknown as PairingResult;
  const verdictOf = (...args: Parameters<typeof pairing>) => {
    const [{ reached, certain }] = claimsOf('ladder', [pairing(...args)], 2);
    return [reached, certain];
  };

  it('is certain where the whole interval says the same', () => {
    expect(verdictOf(0.62, 0.58, 0.66)).toEqual([true, true]);
    expect(verdictOf(0.57, 0.53, 0.61)).toEqual([true, false]);
    expect(verdictOf(0.56, 0.52, 0.6)).toEqual([false, false]);
    expect(verdictOf(0.5, 0.45, 0.55)).toEqual([false, true]);
  });

  it('is of a share where one is in focus, of a step on a ladder, and of nothing else', () => {
    const found = [pairing(0.5, 0.4, 0.6)];
    expect(claimsOf('focus', found, 4)).toMatchObject([{ bar: 0.25, reached: true }]);
    expect(claimsOf('ladder', found, 2)).toMatchObject([{ bar: 0.57, reached: false }]);
    expect(claimsOf('round-robin', found, 2)).toEqual([]);
    expect(claimsOf('ladder', [pairing(0, 0, 1, 0)], 2)).toEqual([]);
  });
});

describe('a ladder', () => {
  it('lets each play the one before', async () => {
    const args = ['random', 'greedy', 'greedy', '--ladder', '--games', '20'];
    const found = JSON.parse(await event(...args, '--json'));
    expect(found).toMatchObject({ kind: 'ladder', games: 40 });
    expect(found.claims).toMatchObject([
      { bots: ['greedy', 'random'], games: 20, bar: 0.57, reached: true, certain: true },
      { bots: ['greedy 2', 'greedy'], games: 20, score: 0.5, reached: false },
    ]);
    expect(found.bots[2].elo).toBeCloseTo(found.bots[1].elo, 6);
  });

  it('is of all levels where nobody is named', () => {
    expect(eventOf([], { bot: [], ladder: true })).toEqual({ names: LEVELS, kind: 'ladder' });
    expect(eventOf(['random'], { bot: [], ladder: true }).names).toEqual(['random']);
  });

  it('may have levels with a style', async () => {
    const args = ['recruit/thinner', 'captain/rusher', '--ladder', '--games', '2', '--json'];
    const { bots } = JSON.parse(await event(...args));
    expect(bots).toMatchObject([{ name: 'recruit/thinner' }, { name: 'captain/rusher' }]);
  });

  it('says which steps are high enough', async () => {
    const out = await event('random', 'greedy', '--ladder', '--games', '20');
    expect(out).toContain('Each against the one below it; the aim is 57.0 % or more:');
    expect(out).toMatch(/^greedy over random +[\d.]+ % +[\d.]+ to [\d.]+ +20 +reached$/m);
  });
});

describe('a bot in focus', () => {
  it('has every seat once, and never more than one', async () => {
    const table = ['--format', 'free-for-all', '--seats', '3', '--games', '6'];
    const found = JSON.parse(
      await event('--focus', 'greedy', '--against', 'random,recruit', ...table, '--json'),
    );
    expect(found).toMatchObject({ kind: 'focus', games: 12 });
    expect(found.pairings).toMatchObject([
      { bots: ['greedy', 'random'], games: 6 },
      { bots: ['greedy', 'recruit'], games: 6 },
    ]);
    expect(found.bots[0].sides).toMatchObject([{ games: 4 }, { games: 4 }, { games: 4 }]);
    expect(found.claims[0].bar).toBeCloseTo(1 / 3);
  });

  it('is a whole team where teams play', async () => {
    const args = ['--focus', 'greedy', '--against', 'random', '--format', 'hydra', '--games', '10'];
    const out = await event(...args);
    expect(out).toContain(
      'One side for the bot in focus, the rest for the other; its share is 50.0 %:',
    );
    expect(out).toMatch(/^greedy over random +100.0 % .* 10 +more$/m);
  });
});

describe('what is wrong', () => {
  it.each([
    [['--focus', 'greedy'], 'Give both --focus and --against'],
    [['greedy', '--against', 'random'], 'Give both --focus and --against'],
    [['tuned', '--focus', 'greedy', '--against', 'random'], 'name the others by --against'],
    [['--ladder', '--focus', 'greedy', '--against', 'random'], 'either --ladder or --focus'],
    [['--focus', 'greedy', '--against', 'random,'], 'Give one or several, with commas'],
    [['random', 'greedy', '--ladder', '--format', 'hunter'], 'formats with two sides'],
  ])('%j is a usage error', async (args, message) => {
    const { code, out, err } = await openrealms(['arena', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
