import { readFileSync } from 'node:fs';
import { LAB_BOT_NAMES } from '@openrealms/bots';
import { describe, expect, it } from 'vitest';
import { openrealms, openrealmsProcess, temporaryFolder } from '../fake-terminal.ts';

const file = temporaryFolder();

interface Found {
  readonly games: number;
  readonly bots: readonly Record<string, unknown>[];
  readonly pairings: readonly { readonly won: number; readonly lost: number }[];
  readonly sides: readonly { readonly wins: number }[];
  readonly [key: string]: unknown;
}

async function event(...args: readonly string[]): Promise<Found> {
  const { code, out, err } = await openrealms(['arena', ...args, '--workers', '1', '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

/** A summary without what a clock has measured. */
function untimed({ seconds: _, bots, ...rest }: Found) {
  return { ...rest, bots: bots.map(({ timePerTurn: __, ...bot }) => bot) };
}

describe('a match', () => {
  it('counts games, pairs, sides, time and faults', async () => {
    const found = await event(
      'greedy',
      'random',
      '--games',
      '39',
      '--seed',
      's',
      '--anchor',
      'random=500',
    );
    expect(found).toMatchObject({ format: 'standard', players: 2, copies: 1, seed: 's' });
    expect(found).toMatchObject({ games: 40, sets: 20, draws: 0, unfinished: 0, faults: [] });
    expect(found).toMatchObject({ boxes: [{ id: 'core' }], sprt: null, interrupted: false });
    const [greedy, random] = found.bots;
    expect(greedy).toMatchObject({ name: 'greedy', games: 40, anchor: false, out: false });
    expect(greedy).toMatchObject({ crashes: 0, timeOuts: 0, nonsense: 0, illegal: 0 });
    expect(greedy.elo).toBeGreaterThan(700);
    expect(greedy.sides).toMatchObject([{ games: 20 }, { games: 20 }]);
    expect(random).toMatchObject({ elo: 500, interval: [500, 500], anchor: true });
    const { median, p99 } = greedy.timePerTurn as { median: number; p99: number };
    expect(median).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(median);
    const [pairing] = found.pairings;
    expect(pairing).toMatchObject({ bots: ['greedy', 'random'], games: 40, sets: 20 });
    expect(pairing.won + pairing.lost).toBe(40);
    expect(found.sides[0].wins + found.sides[1].wins).toBe(40);
  });

  it('of a bot without chance against itself is even', async () => {
    const { bots, pairings } = await event('greedy', 'greedy', '--games', '20', '--seed', 's');
    expect(bots.map(({ name, elo }) => [name, elo])).toEqual([
      ['greedy', 0],
      ['greedy 2', 0],
    ]);
    expect(pairings).toMatchObject([{ won: 10, lost: 10, score: 0.5, variance: 0 }]);
  });

  it('finds the same with any number of workers', async () => {
    const args = ['greedy', 'random', 'greedy', '--games', '12', '--seed', 'same'];
    const [one, two] = await Promise.all([
      event(...args),
      openrealmsProcess(['arena', ...args, '--workers', '2', '--json']),
    ]);
    expect(two.err).toBe('');
    expect(untimed(JSON.parse(two.out))).toEqual(untimed(one));
    expect(one).toMatchObject({ games: 36 });
  });

  it('stops a sequential test at the same pair with any number of workers', async () => {
    const args = ['greedy', 'random', '--games', '400', '--seed', 'same', '--sprt', '0.5,0.6'];
    const [one, two] = await Promise.all([
      event(...args),
      openrealmsProcess(['arena', ...args, '--workers', '2', '--json']),
    ]);
    expect(untimed(JSON.parse(two.out))).toEqual(untimed(one));
    const sprt = one.sprt as { sets: number; llr: number; upper: number };
    expect(sprt).toMatchObject({ accepted: 'H1', p0: 0.5, p1: 0.6, alpha: 0.05, beta: 0.05 });
    expect(sprt.llr).toBeGreaterThanOrEqual(sprt.upper);
    expect(sprt.sets).toBeLessThan(40);
    expect(one.games).toBe(2 * sprt.sets);
  });

  it('anchors a rating with a fraction', async () => {
    const args = ['--games', '2', '--seed', 's', '--anchor', 'greedy=-1.5'];
    const { bots } = await event('greedy', 'random', ...args);
    expect(bots[0]).toMatchObject({ elo: -1.5, interval: [-1.5, -1.5], anchor: true });
  });

  it('is against greedy where only one bot is named', async () => {
    const { bots } = await event('random', '--games', '2', '--seed', 's');
    expect(bots).toMatchObject([{ name: 'random' }, { name: 'greedy' }]);
  });
});

describe('more than two sides', () => {
  it('seat each bot alone among the others, everywhere', async () => {
    const args = ['--format', 'free-for-all', '--seats', '4', '--games', '8', '--seed', 's'];
    const found = await event('greedy', 'random', ...args);
    expect(found).toMatchObject({ games: 16, sets: 4, players: 4 });
    expect(found.pairings).toMatchObject([
      { bots: ['greedy', 'random'], games: 8 },
      { bots: ['random', 'greedy'], games: 8 },
    ]);
    expect(found.bots[0].sides).toMatchObject(Array(4).fill({ games: 8 }));
    expect(found.bots[0].elo).toBe(0);
    expect(found.bots[1].elo).toBeLessThan(0);
  });

  it('are two where teams play', async () => {
    const found = await event(
      'greedy',
      'random',
      '--format',
      'raid',
      '--games',
      '4',
      '--seed',
      's',
    );
    expect(found).toMatchObject({
      games: 4,
      sides: [
        { seats: [0], role: 'boss' },
        { seats: [1, 2], role: 'raider' },
      ],
    });
    expect(found.pairings).toHaveLength(1);
  });
});

describe('what is printed', () => {
  it('is a table for people', async () => {
    const args = ['arena', 'greedy', 'random', '--games', '10', '--seed', 's', '--workers', '1'];
    const { code, out } = await openrealms([...args, '--sprt', '0.1,0.2']);
    expect(code).toBe(0);
    expect(out).toMatch(/^games +\d+ \(\d+ pairs\)$/m);
    expect(out).toMatch(/^first seat wins +[\d.]+ % {2}\(95 %: [\d.]+ to [\d.]+\)$/m);
    expect(out).toMatch(/^greedy +0 +anchor +\d+ +[\d.]+ %/m);
    expect(out).toMatch(/^random +-\d+ +under \d+ /m);
    expect(out).toMatch(/^random +[\d.]+ \([\d.]+ to [\d.]+\) \d+$/m);
    expect(out).toMatch(/^SPRT 10.0 % \(H0\) against 20.0 % \(H1\), errors 5 %: /m);
  });

  it('is a picture too', async () => {
    const picture = file('elo.svg');
    const args = ['--games', '4', '--seed', 's', '--svg', picture];
    await event('greedy', 'random', ...args);
    const svg = readFileSync(picture, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg.match(/<circle /g)).toHaveLength(2);
    expect(svg).toContain('>greedy</text>');
    expect(svg).toContain('(anchor)');
    expect(svg).not.toContain('NaN');
  });

  it('shows its progress on stderr', async () => {
    const args = ['arena', 'greedy', 'random', '--games', '20', '--seed', 's', '--workers', '1'];
    const { out, err } = await openrealms([...args, '--json'], { tty: true });
    expect(err).toContain('/20 games');
    expect(JSON.parse(out)).toMatchObject({ games: 20 });
  });
});

describe('help', () => {
  it('is there, with examples', async () => {
    expect((await openrealms(['--help'])).out).toContain('  arena ');
    const { code, out } = await openrealms(['arena', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('openrealms arena --bot "python3 mybot.py"');
  });
});

describe('what is wrong', () => {
  it.each([
    [['gredy', 'random'], `There is no bot "gredy". Bots: ${LAB_BOT_NAMES.join(', ')}.`],
    [
      [],
      `Give at least one bot, such as greedy, or --bot "python3 mybot.py". Bots: ${LAB_BOT_NAMES.join(', ')}.`,
    ],
    [['--bot', ' '], 'Give a command'],
    [['greedy', '--sprt', '0.6,0.5'], 'the lower first, like 0.5,0.57'],
    [['greedy', '--sprt', '0.6'], 'Give two scores between 0 and 1'],
    [['greedy', 'random', 'greedy', '--sprt', '0.5,0.6'], 'exactly two bots'],
    [['greedy', '--anchor', 'best=3'], 'The anchor "best" does not take part'],
    [['greedy', '--anchor', 'greedy=1,5'], 'A rating is written like greedy=1000 or greedy=1.5.'],
    [['greedy', '--boxes', 'core,kore'], 'Give one or more of these boxes: core'],
    [['greedy', '--format', 'hydra', '--seats', '5'], 'hydra is for 4 or 6 players, not 5'],
    [['greedy', '--games', '0'], 'Give a whole number from 1'],
    [['greedy', '--turn-time', '0'], 'Give a whole number from 1'],
  ])('%j is a usage error in one clear message', async (args, message) => {
    const { code, out, err } = await openrealms(['arena', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.trim().split('\n').length).toBeLessThanOrEqual(3);
  });

  it('is a program that is not there, or a picture that cannot be written', async () => {
    const missing = await openrealms(['arena', '--bot', 'gredy']);
    expect(missing.code).toBe(1);
    expect(missing.err).toContain('The bot "gredy" cannot take part.');
    expect(missing.err).toContain(`Bots: ${LAB_BOT_NAMES.join(', ')}.`);
    const folder = await openrealms(['arena', 'greedy', '--svg', file('no/elo.svg')]);
    expect(folder).toMatchObject({ code: 1, out: '' });
    expect(folder.err).toContain('does not exist');
  });
});
