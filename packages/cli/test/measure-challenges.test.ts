import type { Level } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import type { ChallengeGame } from '../src/challenges/job.ts';
import { summarise } from '../src/challenges/summary.ts';
import { pairedInterval } from '../src/simulate/statistics.ts';
import { openrealms, openrealmsProcess } from './fake-terminal.ts';

const QUICK = ['--bot', 'greedy', '--games', '4', '--seed', 's', '--workers', '1'];

describe('challenges', () => {
  it('measures every challenge that is asked for at every level, on the same deals', async () => {
    const args = ['challenges', ...QUICK, '--challenge', 'automatons,defy-the-empire'];
    const { code, out, err } = await openrealms([...args, '--players', '1,4', '--json']);
    expect(code).toBe(0);
    const { tables, bot, games } = JSON.parse(out);
    expect({ bot, games }).toEqual({ bot: 'greedy', games: 4 });
    const names = tables.map(({ challenge, players }: { challenge: string; players: number }) => [
      challenge,
      players,
    ]);
    expect(names).toEqual([
      ['automatons', 1],
      ['automatons', 4],
      ['defy-the-empire', 1],
    ]);
    expect(err).toMatch(/^automatons, 1: beginner [\d.]+ %, intermediate/m);
    for (const { levels, steps } of tables) {
      expect(levels.map(({ level }: { level: Level }) => level)).toEqual([
        'beginner',
        'intermediate',
        'veteran',
        'expert',
      ]);
      for (const { wins, games: played, winRate } of levels) {
        expect(played).toBe(4);
        expect(winRate).toBe(wins / 4);
      }
      expect(steps).toHaveLength(3);
      for (const [i, { difference, interval }] of steps.entries()) {
        expect(difference).toBeCloseTo(levels[i].winRate - levels[i + 1].winRate);
        expect(interval[0]).toBeLessThan(interval[1]);
      }
    }
  });

  it('finds the same with any number of workers, and in any company', async () => {
    const args = ['challenges', '--bot', 'greedy', '--games', '30', '--seed', 's', '--json'];
    const veteran = ['--challenge', 'nemesis-beast', '--players', '2', '--level', 'veteran'];
    const [one, two] = await Promise.all([
      openrealms([...args, ...veteran, '--workers', '1']),
      openrealmsProcess([...args, ...veteran.slice(0, 4), '--workers', '2']),
    ]);
    const alone = JSON.parse(one.out).tables[0].levels[0];
    const among = JSON.parse(two.out).tables[0].levels;
    expect(among.find(({ level }: { level: Level }) => level === 'veteran')).toEqual(alone);
    expect(alone.games).toBe(30);
  });

  it('prints a table for people and one for documents', async () => {
    const args = ['challenges', ...QUICK, '--challenge', 'automatons', '--players', '1'];
    const { out } = await openrealms(args);
    expect(out).toMatch(/^challenge +players +beginner +intermediate +veteran +expert +order/m);
    expect(out).toMatch(/^automatons +1 +[\d.]+ \([\d.]+ to [\d.]+\)/m);
    expect(out).toMatch(/Easier levels are won more often|A harder level is won more often/);
    expect(out).toMatch(/Veteran is (not )?won in 25 % to 65 % of the games/);
    expect(out).toContain('Drawn: 0. Not finished: 0. Both count as not won.');
    const veteran = await openrealms([...args, '--level', 'veteran', '--markdown']);
    const [head, rule, row] = veteran.out.split('\n');
    expect(head).toMatch(/^\| challenge +\| players \| veteran +\| veteran in range \|$/);
    expect([rule.length, row.length]).toEqual([head.length, head.length]);
    expect(veteran.out).not.toContain('Easier levels');
  });

  it.each([
    [['--challenge', 'chess'], 'Give one of these challenges'],
    [['--challenge', 'automatons,automatons'], 'Give each once'],
    [['--level', 'mild'], 'Give one of these levels'],
    [
      ['--challenge', 'defy-the-empire', '--players', '4'],
      'defy-the-empire is for 1, 2, 3 players',
    ],
    [['--bot', 'nobody'], 'There is no bot "nobody"'],
    [['--json', '--markdown'], 'cannot be used with'],
    [['--boxes', 'core'], 'needs the box frontiers'],
    [['--correction'], 'nemesis-beast alone'],
  ])('%j says what is wrong', async (flags, message) => {
    const { code, err } = await openrealms(['challenges', ...flags]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('what the games of a challenge come to', () => {
  const games = (won: number, of: number, rest: ChallengeGame['result'] = 'lost') =>
    Array.from({ length: of }, (_, i) => ({
      result: i < won ? ('won' as const) : rest,
      turns: 10 + i,
    }));
  const judged = (beginner: number, veteran: number, of = 100) =>
    summarise('automatons', 1, [
      ['beginner', games(beginner, of)],
      ['veteran', games(veteran, of)],
    ]);

  it('is in order, within noise or wrong', () => {
    expect(judged(80, 40).steps[0].verdict).toBe('shown');
    expect(judged(41, 42).steps[0].verdict).toBe('within-noise');
    expect(judged(40, 60).steps[0].verdict).toBe('wrong');
    expect(judged(40, 60).ordered).toBe(false);
    expect(judged(41, 42).ordered).toBe(true);
    // Two games do not show anything.
    expect(judged(0, 2, 2).ordered).toBe(true);
  });

  it.each([
    [25, 'inside'],
    [65, 'inside'],
    [22, 'perhaps-inside'],
    [68, 'perhaps-inside'],
    [5, 'too-hard'],
    [90, 'too-easy'],
  ] as const)('with %i of 100 won at Veteran is %s', (won, verdict) => {
    expect(judged(100, won).veteran).toBe(verdict);
  });

  it('counts what was not finished, as not won', () => {
    const { levels, veteran } = summarise('automatons', 1, [['expert', games(3, 8, 'unfinished')]]);
    expect(levels[0]).toMatchObject({ wins: 3, unfinished: 5, draws: 0, winRate: 3 / 8 });
    expect(levels[0].meanTurns).toBe(13.5);
    expect(veteran).toBeNull();
  });

  it('has an interval from the pairs of games', () => {
    const [low, high] = pairedInterval([1, 0, 0, 1, 0, -1, 0, 0]);
    // One more of ten, by the formula: 0.1 ± 1.96 √((0.4 − 0.01) / 10).
    expect(low).toBeCloseTo(0.1 - 1.959964 * Math.sqrt(0.39 / 10), 5);
    expect(high).toBeCloseTo(0.1 + 1.959964 * Math.sqrt(0.39 / 10), 5);
  });
});
