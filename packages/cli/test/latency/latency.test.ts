import { type Bot, botNamed } from '@openrealms/bots';
import { core } from '@openrealms/content';
import type { Setup } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { latencyOf } from '../../src/latency/latency.ts';
import { spreadOf } from '../../src/latency/spread.ts';
import { timeGame } from '../../src/latency/time-game.ts';
import { openrealms } from '../fake-terminal.ts';

describe('a spread', () => {
  it('has the nearest of the values', () => {
    const values = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect(spreadOf(values)).toEqual({ count: 200, median: 100, p95: 190, p99: 198, max: 200 });
    expect(spreadOf([7])).toEqual({ count: 1, median: 7, p95: 7, p99: 7, max: 7 });
    expect(spreadOf([])).toEqual({ count: 0, median: 0, p95: 0, p99: 0, max: 0 });
  });
});

describe('the times of a game', () => {
  const setup: Setup = { boxes: [core], seed: 'time', options: { firstSeat: 0 } };

  it('are of the decisions and turns of one seat', () => {
    let clock = 0;
    let asked = 0;
    let choices = 0;
    const turns = new Set<number>();
    const greedy = botNamed('greedy', [core]);
    const slow: Bot = {
      name: 'slow',
      choose(view, legal, random) {
        clock += 5;
        asked++;
        if (legal.length > 1) choices++;
        turns.add(view.turn);
        return greedy.choose(view, legal, random);
      },
    };
    const quick: Bot = {
      name: 'quick',
      choose(view, legal, random) {
        clock += 1000;
        return greedy.choose(view, legal, random);
      },
    };
    const times = timeGame(setup, [quick, slow], 1, () => clock);
    expect(times.decisions).toEqual(Array(choices).fill(5));
    expect(times.turns).toHaveLength(turns.size);
    expect(times.turns.reduce((a, b) => a + b)).toBe(5 * asked);
    expect(asked).toBeGreaterThan(choices);
  });
});

describe('what is found about a bot', () => {
  it('is compared with the baseline, and its memory is the most it had', () => {
    const game = (time: number, heap: number) => ({
      decisions: [time, time],
      turns: [10 * time],
      memory: { heap, rss: 2 * heap },
    });
    const bot = { name: 'greedy', bot: 'greedy' } as const;
    const found = latencyOf(bot, [game(6, 100), game(6, 300)], [game(2, 1)]);
    expect(found).toMatchObject({ name: 'greedy', memory: { heap: 300, rss: 600 } });
    expect(found.ratio).toEqual({ decision: 3, turn: 3 });
    expect(found.decision).toMatchObject({ count: 4, max: 6 });
  });
});

describe('latency', () => {
  it('measures each bot in a process of its own, and the baseline beside it', async () => {
    const args = ['latency', '--bots', 'random,greedy', '--games', '2', '--seed', 's', '--json'];
    const { code, out, err } = await openrealms(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = JSON.parse(out);
    expect(found).toMatchObject({ games: 2, baseline: 'greedy', format: 'standard', players: 2 });
    const [greedy, random] = found.bots;
    expect(greedy).toMatchObject({ name: 'greedy', ratio: { decision: 1, turn: 1 } });
    expect(random.name).toBe('random');
    for (const { decision, turn, memory } of found.bots) {
      expect(turn.count).toBeGreaterThan(10);
      expect(decision.count).toBeGreaterThan(turn.count);
      expect(decision.max).toBeGreaterThan(0);
      expect(Number.isFinite(memory.heap)).toBe(true);
    }
  });

  it('prints tables for people', async () => {
    const { out } = await openrealms([
      'latency',
      '--bots',
      'greedy',
      '--games',
      '1',
      '--seed',
      's',
    ]);
    expect(out).toMatch(/^games +1 of each bot against greedy/m);
    expect(out.match(/^greedy +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+ +1\.00 +\d+$/gm)).toHaveLength(2);
    expect(out).toMatch(/^greedy +-?[\d.]+ +-?[\d.]+$/m);
  });

  it.each([
    [['--bots', 'gredy'], 'There is no bot "gredy"'],
    [['--bots', 'greedy,'], 'Give one or several, with commas'],
    [['--games', '0'], 'Give a whole number'],
  ])('%j is a usage error', async (args, message) => {
    const { code, err } = await openrealms(['latency', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
