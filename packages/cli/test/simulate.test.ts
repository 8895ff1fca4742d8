import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SimulatedGame } from '../src/simulate/job.ts';
import { csv as csvOf, table } from '../src/simulate/report.ts';
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

describe('games that nobody wins', () => {
  const won: SimulatedGame = {
    game: 0,
    seed: 's:0',
    seatOfFirstBot: 0,
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
  const bots = ['greedy', 'random'] as const;

  it('are counted apart, and lower both rates', () => {
    const summary = summarise([won, drawn, drawn, endless], bots, 's', 1);
    expect(summary).toMatchObject({ wins: [1, 0], draws: 2, unfinished: 1, winRates: [0.25, 0] });
    expect(summary).toMatchObject({ firstPlayerWinRate: 0.25, meanWinnerAuthority: 30 });
    expect(table(summary)).toMatch(/^draws +2\nwithout an end +1$/m);
    expect(table(summarise([won], bots, 's', 1))).not.toMatch(/draws|without an end/);
  });

  it('are told apart in the list of games', () => {
    const lines = csvOf([won, drawn, endless], bots).split('\n');
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
