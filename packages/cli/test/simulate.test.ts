import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csv as csvOf } from '../src/simulate/csv.ts';
import type { SimulatedGame } from '../src/simulate/job.ts';
import { table } from '../src/simulate/report.ts';
import { mean, median, wilson } from '../src/simulate/statistics.ts';
import { summarise } from '../src/simulate/summary.ts';
import { openrealms, openrealmsProcess, temporaryFolder } from './fake-terminal.ts';

const file = temporaryFolder();

describe('simulate', () => {
  it('finds the same with any number of workers', async () => {
    const args = ['simulate', '--games', '60', '--seed', 'same', '--json', '--workers'];
    const [one, three] = await Promise.all([
      openrealms([...args, '1']),
      openrealmsProcess([...args, '3']),
    ]);
    expect(three.err).toBe('');
    const { seconds: _, ...alone } = JSON.parse(one.out);
    const { seconds, ...together } = JSON.parse(three.out);
    expect(together).toEqual(alone);
    expect(seconds).toBeGreaterThan(0);
    expect(alone).toMatchObject({ games: 60, seed: 'same', bots: ['greedy', 'greedy'] });
    expect(alone.wins[0] + alone.wins[1]).toBe(60);
    expect(alone.meanTurns).toBeGreaterThan(20);
    expect(alone.firstPlayerInterval[0]).toBeLessThan(alone.firstPlayerWinRate);
  });

  it('plays with the boxes that are asked for', async () => {
    const args = ['simulate', '--games', '6', '--seed', 'boxes', '--json', '--workers', '1'];
    const [core, frontiers, both] = await Promise.all(
      ['core', 'frontiers', 'core,frontiers'].map(async (boxes) => {
        const { out } = await openrealms([...args, '--boxes', boxes]);
        const { seconds: _, ...found } = JSON.parse(out);
        return found;
      }),
    );
    expect(core).not.toEqual(frontiers);
    expect(core).not.toEqual(both);
    const { out } = await openrealms(args);
    expect(JSON.parse(out)).toMatchObject(core);
  });

  it('prints a table for people', async () => {
    const args = ['simulate', '--games', '10', '--bots', 'greedy,random', '--seed', 's'];
    const { code, out } = await openrealms([...args, '--workers', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^games +10$/m);
    expect(out).toMatch(/^greedy wins +[\d.]+ % {2}\(95 %: [\d.]+ to [\d.]+\)$/m);
    expect(out).toMatch(/^first player wins/m);
  });

  it('shows its progress at a terminal and leaves the settings of the terminal alone', async () => {
    const args = ['simulate', '--games', '30', '--seed', 's', '--workers', '1'];
    const { err } = await openrealms(args, { tty: true });
    expect(err).toContain('/30 games');
    expect(err).not.toContain('\u001b[?7l');
    expect((await openrealms(args)).err).toBe('');
  });

  it('writes a line for each game, with the seats alternating', async () => {
    const csv = file('games.csv');
    const args = ['simulate', '--games', '4', '--seed', 'a,b', '--workers', '1', '--csv'];
    await openrealms([...args, csv]);
    const lines = readFileSync(csv, 'utf8').trim().split('\n');
    expect(lines[0]).toBe('game,seed,first,winner,turns,commands,authority_1,authority_2');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^0,"a,b:0",greedy 1,greedy [12],\d+,\d+,-?\d+,-?\d+$/);
    expect(lines[2]).toContain('"a,b:1",greedy 2,');
    const printed = await openrealms([...args, '-']);
    expect(printed.out).toBe(readFileSync(csv, 'utf8'));
  });
});

describe('simulate --format', () => {
  const json = async (...args: string[]) => {
    const all = ['simulate', '--seed', 's', '--workers', '1', '--json', ...args];
    return JSON.parse((await openrealms(all)).out);
  };

  it('counts wins by seat in a game of everybody against everybody', async () => {
    const found = await json('--format', 'hunter', '--seats', '4', '--games', '8');
    expect(found).toMatchObject({ format: 'hunter', players: 4, copies: 1, games: 8 });
    expect(found.teams).toHaveLength(4);
    expect(found.seats.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1, 2, 3]);
    const wins = found.seats.map((each: { wins: number }) => each.wins);
    expect(wins.reduce((a: number, b: number) => a + b) + found.draws + found.unfinished).toBe(8);
    for (const { wins, winRate, interval, share, role } of found.seats) {
      expect({ winRate, share, role }).toEqual({ winRate: wins / 8, share: 0.25, role: 'player' });
      expect(interval[0]).toBeLessThanOrEqual(winRate);
      expect(interval[1]).toBeGreaterThanOrEqual(winRate);
    }
  });

  it('lets teammates share their wins', async () => {
    const { seats, teams } = await json('--format', 'raid', '--seats', '3', '--games', '6');
    expect(teams).toMatchObject([
      { seats: [0], roles: ['boss'], share: 0.5 },
      { seats: [1, 2], roles: ['raider', 'raider'], share: 0.5 },
    ]);
    const wins = seats.map((each: { wins: number }) => each.wins);
    expect(wins).toEqual([teams[0].wins, teams[1].wins, teams[1].wins]);
    expect(teams[0].wins + teams[1].wins).toBe(6);
  });

  it('gives a team one bot, and the bots every team in turn', async () => {
    const args = ['simulate', '--format', 'hydra', '--bots', 'greedy,random', '--games', '2'];
    const { out } = await openrealms([...args, '--seed', 's', '--workers', '1', '--csv', '-']);
    const [columns, first, second] = out.split('\n').map((line) => line.split(','));
    expect(columns.join()).toBe(
      'game,seed,winners,turns,commands,bot_1,bot_2,bot_3,bot_4,authority_1,authority_2,authority_3,authority_4',
    );
    expect(first.slice(2, 3)).toEqual(['1 2']);
    expect(first.slice(5, 9)).toEqual(['greedy', 'greedy', 'random', 'random']);
    expect(second.slice(2, 3)).toEqual(['3 4']);
    expect(second.slice(5, 9)).toEqual(['random', 'random', 'greedy', 'greedy']);
  });

  it('prints a table for people', async () => {
    const args = ['simulate', '--seed', 's', '--workers', '1', '--games', '4'];
    const raid = await openrealms([...args, '--format', 'raid', '--seats', '4']);
    expect(raid.out).toMatch(/^format +raid, 4 players$/m);
    expect(raid.out).toMatch(
      /^seat 3 wins +[\d.]+ % {2}\(95 %: [\d.]+ to [\d.]+\) {2}share 50.0 %/m,
    );
    expect(raid.out).toMatch(/^raiders \(seats 2, 3, 4\) +[\d.]+ %/m);
    const hunter = await openrealms([...args, '--format', 'hunter-first-blood']);
    expect(hunter.out).toMatch(/^seat 1 wins .* share 33.3 %/m);
    expect(hunter.out).not.toContain('team');
  });

  it('all runs every format with every number of players', async () => {
    const args = ['simulate', '--format', 'all', '--games', '1', '--seed', 's', '--workers', '1'];
    const { code, out } = await openrealms(args);
    expect(code).toBe(0);
    const tables = new Set(out.match(/^[a-z-]+ +\d(?= )/gm)!.map((row) => row.replace(/ +/, ' ')));
    expect([...tables]).toEqual([
      'standard 2',
      ...[3, 4, 5, 6].map((players) => `free-for-all ${players}`),
      ...[3, 4, 5, 6].map((players) => `hunter ${players}`),
      ...[3, 4, 5, 6].map((players) => `hunter-first-blood ${players}`),
      'hydra 4',
      'hydra 6',
      'emperor 6',
      ...[3, 4, 5, 6].map((players) => `raid ${players}`),
    ]);
    expect(out).toContain('1 game each, greedy and greedy, seed s');
    const four = await json('--format', 'all', '--seats', '4', '--games', '1');
    expect(four).toMatchObject({ games: 1, seed: 's' });
    expect(four.tables.map((each: { format: string }) => each.format)).toEqual([
      'free-for-all',
      'hunter',
      'hunter-first-blood',
      'hydra',
      'raid',
    ]);
  });

  it('can give the Boss the hand of the first rulebook', async () => {
    const raid = ['--format', 'raid', '--seats', '4', '--games', '8'];
    const [usual, first] = [await json(...raid), await json(...raid, '--boss-hand', '8')];
    expect(usual).not.toHaveProperty('bossHand');
    expect(first).toMatchObject({ bossHand: 8 });
    expect(first.meanCommands).not.toBe(usual.meanCommands);
  });

  it('warns of few cards for many players', async () => {
    const args = ['simulate', '--format', 'emperor', '--games', '1', '--workers', '1'];
    expect((await openrealms(args)).err).toBe('');
    expect((await openrealms([...args, '--copies', '1'])).err).toContain('few for 6 players');
  });
});

describe('games that nobody wins', () => {
  const won: SimulatedGame = {
    game: 0,
    seed: 's:0',
    botAt: [0, 1],
    winners: [0],
    winningTeam: 0,
    draw: false,
    firstSeat: 0,
    turns: 20,
    commands: 200,
    authority: [30, 0],
  };
  const drawn = { ...won, game: 1, winners: [], winningTeam: null, draw: true };
  const endless = { ...won, game: 2, winners: [], winningTeam: null };
  const plan = {
    seed: 's',
    bots: ['greedy', 'random'] as const,
    format: 'standard' as const,
    seats: 2,
    copies: 1,
  };

  it('are counted apart, and lower both rates', () => {
    const summary = summarise([won, drawn, drawn, endless], plan, 1);
    expect(summary).toMatchObject({ wins: [1, 0], draws: 2, unfinished: 1, winRates: [0.25, 0] });
    expect(summary).toMatchObject({ firstPlayerWinRate: 0.25, meanWinnerAuthority: 30 });
    expect(table(summary)).toMatch(/^draws +2\nwithout an end +1$/m);
    expect(table(summarise([won], plan, 1))).not.toMatch(/draws|without an end/);
  });

  it('are told apart in the list of games', () => {
    const lines = csvOf([won, drawn, endless], plan).split('\n');
    expect(lines.slice(1, 4).map((line) => line.split(',')[3])).toEqual(['greedy', 'draw', '']);
  });
});

describe('statistics', () => {
  it('knows the interval of a proportion', () => {
    const [low, high] = wilson(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBeCloseTo(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  it('knows mean and median', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect([mean([]), median([])]).toEqual([0, 0]);
  });
});
