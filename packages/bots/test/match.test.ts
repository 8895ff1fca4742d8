import { boxes } from '@openrealms/content';
import { describe, expect, it } from 'vitest';
import { botNamed, greedyBot, playMatch, randomBot, recordOf } from '../src/index.ts';

const setup = { boxes, seed: 'match' };

describe('a match', () => {
  it('is the same for the same seed', () => {
    const bots = [botNamed('greedy', boxes), botNamed('random', boxes)];
    expect(playMatch(setup, bots)).toEqual(playMatch(setup, bots));
    expect(playMatch({ ...setup, seed: 'other' }, bots)).not.toEqual(playMatch(setup, bots));
  });

  it('has a result that agrees with its record', () => {
    const bots = [greedyBot(boxes), greedyBot(boxes)];
    const { result, moves } = playMatch(setup, bots);
    const { state } = recordOf(setup, moves);
    expect(state.winners).toBe(1 << result.winner!);
    expect(state.turn).toBe(result.turns);
    expect(moves).toHaveLength(result.commands);
    expect(state.seats.map(({ authority }) => authority)).toEqual(result.authority);
    expect(result.authority[1 - result.winner!]).toBeLessThanOrEqual(0);
  });

  it('is begun by the seat the setup names', () => {
    for (const firstSeat of [0, 1]) {
      const { result, moves } = playMatch({ ...setup, options: { firstSeat } }, [
        randomBot,
        randomBot,
      ]);
      expect(result.firstSeat).toBe(firstSeat);
      expect(moves[0].seat).toBe(firstSeat);
    }
  });

  it('without an end is given up at the turn limit', () => {
    const { result } = playMatch(setup, [randomBot, randomBot], 4);
    expect(result).toMatchObject({ winner: null, turns: 5 });
  });

  it('refuses a bot that makes its own rules', () => {
    const cheat = { name: 'cheat', choose: () => ({ type: 'concede' }) as const };
    expect(() => playMatch(setup, [cheat, cheat])).toThrow('"cheat" chose what is not legal');
  });

  it('and moves of another game make no record', () => {
    const { moves } = playMatch(setup, [randomBot, randomBot]);
    expect(() => recordOf({ ...setup, seed: 'other' }, moves)).toThrow('not of this game');
  });
});
