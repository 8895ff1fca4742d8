import { boxes } from '@openrealms/content';
import { type Box, ship } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, greedyBot, playMatch, randomBot, recordOf } from '../src/index.ts';

const setup = { boxes, seed: 'match' };

/** Cards with which nobody can win, and which are gone once used. */
const fleeting: Box = {
  id: 'fleeting',
  name: 'Fleeting',
  version: '1',
  cards: [
    ship('Spark', { fr: 'Étincelle', scrap: [{ kind: 'authority', amount: 1 }] }),
    ship('Palace', { fr: 'Palais', cost: 8 }),
  ],
  tradeDeck: { palace: 10 },
  explorerPile: { card: 'palace', count: 1 },
  personalDeck: { spark: 10 },
};

/** Does whatever comes first, and so uses up everything it has. */
const wasteful: Bot = { name: 'wasteful', choose: (_view, [first]) => first };

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
    expect(result.draw).toBe(false);
    const [winner] = result.winners;
    expect(result.winners).toEqual([winner]);
    expect(result.winningTeam).toBe(winner);
    expect(state.winners).toBe(1 << winner);
    expect(state.turn).toBe(result.turns);
    expect(moves).toHaveLength(result.commands);
    expect(state.seats.map(({ authority }) => authority)).toEqual(result.authority);
    expect(result.authority[1 - winner]).toBeLessThanOrEqual(0);
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
    expect(result).toMatchObject({ winners: [], winningTeam: null, draw: false, turns: 5 });
  });

  it('in which nobody can ever act again is a draw', () => {
    const { result } = playMatch({ boxes: [fleeting], seed: 'draw' }, [wasteful, wasteful]);
    expect(result).toMatchObject({
      winners: [],
      winningTeam: null,
      draw: true,
      authority: [60, 60],
    });
  });

  it('shows a bot its own view and no other', () => {
    const viewers = new Set<unknown>();
    const watching = (seat: number): Bot => ({
      name: 'watching',
      choose(view, legal, random) {
        viewers.add(`${seat} as ${view.viewer}`);
        return randomBot.choose(view, legal, random);
      },
    });
    playMatch(setup, [watching(0), watching(1)]);
    expect([...viewers].toSorted()).toEqual(['0 as 0', '1 as 1']);
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
