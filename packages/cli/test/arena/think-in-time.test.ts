import { type Bot, botNamed, greedyBot, playMatch, prepareBots } from '@openrealms/bots';
import { boxes, core } from '@openrealms/content';
import { createGame, legalCommands, nextWord, randomFrom, viewFor } from '@openrealms/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playGame } from '../../src/arena/play-game.ts';
import { builtInPlayer } from '../../src/arena/player.ts';
import { thinkInTime } from '../../src/arena/think-in-time.ts';

const { signal } = new AbortController();
const duel = { boxes: [core], seed: 'in time', options: { firstSeat: 0 } } as const;

/** Thinks in so many steps of ten milliseconds, and throws dice in each. */
function thinker(steps: number, heard: string[] = []): Bot {
  function* think(...[, legal, random]: Parameters<NonNullable<Bot['think']>>) {
    try {
      let best = legal[0];
      for (let step = 1; step <= steps; step++) {
        if (vi.isFakeTimers()) vi.advanceTimersByTime(10);
        best = legal[(nextWord(random) >>> 0) % legal.length];
        yield best;
        heard.push(`step ${step}`);
      }
      return best;
    } finally {
      heard.push('over');
    }
  }
  return {
    name: 'thinker',
    think,
    choose(...asked) {
      const thinking = think(...asked);
      for (;;) {
        const { done, value } = thinking.next();
        if (done) return value;
      }
    },
  };
}

const state = createGame(duel);
const asked = () =>
  [viewFor(state, 0), legalCommands(state, 0), randomFrom('dice')] as Parameters<Bot['choose']>;

afterEach(() => {
  vi.useRealTimers();
});

describe('a bot that thinks in steps', () => {
  it.each([
    [10_000, 20, 'it is done'],
    [300, 10, 'half of what is over 100 ms is gone'],
    [150, 3, 'half of what is over 100 ms is gone'],
    [90, 1, 'it has anything at all'],
    [-5, 1, 'it has anything at all'],
  ])('with %i ms left thinks for %i steps, until %s', (left, steps) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const heard: string[] = [];
    const command = thinkInTime(thinker(20, heard), left, ...asked());
    expect(performance.now()).toBe(10 * steps);
    expect(heard.at(-1)).toBe('over');
    expect(command).toEqual(thinker(steps).choose(...asked()));
  });

  it('plays as in a match where its time is long enough', async () => {
    const bots = (): Bot[] => [thinker(3), greedyBot([core])];
    const rules = { teams: [0, 1], turnTime: 60_000, signal };
    const game = await playGame(duel, bots().map(builtInPlayer), rules);
    const { winners, turns, commands } = playMatch(duel, bots()).result;
    expect(game).toMatchObject({ winners, turns, commands, faults: [] });
  });
});

describe('an Overlord, who thinks for up to a second', () => {
  // Where other work takes the core away for long, it may be late for all that.
  it('loses no game by a clock that gives it less', { retry: 2 }, async () => {
    await prepareBots(['overlord']);
    const players = [botNamed('overlord', boxes), greedyBot(boxes)].map(builtInPlayer);
    const rules = { teams: [0, 1], turnTime: 300, signal };
    const { faults } = await playGame({ ...duel, boxes }, players, rules);
    expect(faults).toEqual([]);
  });
});
