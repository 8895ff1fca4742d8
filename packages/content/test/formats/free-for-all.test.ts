import { createGame } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import {
  at,
  attack,
  attackBase,
  baseOf,
  beginners,
  by,
  choose,
  endTurn,
  fromHand,
  handSizes,
  nothing,
  offered,
  play,
  player,
  prey,
  scores,
  start,
} from './support.ts';

describe('the table of a free-for-all', () => {
  it.each([3, 4, 5, 6])(
    'has room for %i players, each a team alone with 50 authority [FFA-1, FFA-2]',
    (seats) => {
      const game = start('free-for-all', seats);
      expect(scores(game)).toEqual(Array(seats).fill(50));
      const t = at('free-for-all', seats, { 0: { combat: 1 } });
      expect(prey(t, 0)).toEqual(Array.from({ length: seats - 1 }, (_, i) => `player ${i + 1}`));
    },
  );

  it.each([1, 2, 7])('has no room for %i players [FFA-1]', (seats) => {
    const setup = { boxes: [core], seed: 'any', format: 'free-for-all', seats } as const;
    expect(() => createGame(setup)).toThrow(expect.objectContaining({ code: 'wrong-seats' }));
  });

  it('is begun by anybody, as chance will have it [FFA-3]', () => {
    const counts = beginners('free-for-all', 4);
    expect(Object.keys(counts).sort()).toEqual(['0', '1', '2', '3']);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(45);
  });

  it.each([
    [3, 0, [3, 4, 5]],
    [3, 2, [4, 5, 3]],
    [5, 3, [5, 5, 5, 3, 4]],
    [6, 5, [4, 5, 5, 5, 5, 3]],
  ] as const)('of %i begun by seat %i deals hands of %j [FFA-4]', (seats, firstSeat, hands) => {
    expect(handSizes(start('free-for-all', seats, 'hands', { firstSeat }))).toEqual(hands);
  });

  it('deals five cards to everybody from the first draw phase on [FFA-4]', () => {
    const t = at('free-for-all', 3);
    by(t, 0, endTurn);
    expect(handSizes(t.data)).toEqual([5, 0, 0]);
  });

  it('has turns clockwise from whoever begins [FFA-5]', () => {
    const game = start('free-for-all', 4, 'order', { firstSeat: 2 });
    expect(game.active).toEqual([2]);
    const t = at('free-for-all', 4);
    const turns = Array.from({ length: 6 }, () => {
      const [seat] = t.data.active;
      by(t, seat, endTurn);
      return seat;
    });
    expect(turns).toEqual([0, 1, 2, 3, 0, 1]);
  });
});

describe('a turn in a free-for-all', () => {
  it('may hit several players and bases, in any combination [FFA-6]', () => {
    const t = at('free-for-all', 4, {
      0: { combat: 20 },
      1: { inPlay: ['blob-wheel'] },
      3: { inPlay: ['space-station', 'the-hive'] },
    });
    expect(prey(t, 0)).toEqual(['player 1', 'blob-wheel of 1', 'player 2', 'space-station of 3']);
    by(
      t,
      0,
      attack(2, 1),
      attackBase(3, 'space-station'),
      attack(1, 1),
      attackBase(1, 'blob-wheel'),
    );
    by(t, 0, attackBase(3, 'the-hive', 1), attack(3, 1), attack(2, 3));
    expect(scores(t.data)).toEqual([50, 49, 46, 49]);
    expect(t.data.seats.map(({ discard }) => discard)).toEqual([
      [],
      ['blob-wheel'],
      [],
      ['the-hive', 'space-station'],
    ]);
  });

  it('may make any opponent discard [FFA-7]', () => {
    const hand = ['scout', 'viper'];
    const t = at('free-for-all', 4, {
      0: { hand: ['imperial-fighter'] },
      1: { hand },
      2: { hand },
      3: { hand },
    });
    by(t, 0, play('imperial-fighter'));
    expect(offered(t, 0)).toEqual([player(1), player(2), player(3)]);
    by(t, 0, choose(player(3)));
    by(t, 3, choose(fromHand('scout')));
    expect(handSizes(t.data)).toEqual([0, 2, 2, 1]);
  });

  it("may destroy anybody's base with an effect [FFA-7]", () => {
    const t = at('free-for-all', 3, {
      0: { hand: ['missile-mech'] },
      1: { inPlay: ['blob-wheel'] },
      2: { inPlay: ['fleet-hq'] },
    });
    by(t, 0, play('missile-mech'));
    expect(offered(t, 0)).toEqual([baseOf(1, 'blob-wheel'), baseOf(2, 'fleet-hq'), nothing]);
    by(t, 0, choose(baseOf(2, 'fleet-hq')));
    expect(t.data.seats[2].discard).toEqual(['fleet-hq']);
  });
});

describe('the end of a free-for-all', () => {
  it('comes when one player is left, who wins [FFA-8]', () => {
    const t = at('free-for-all', 4, {
      0: { combat: 3 },
      1: { authority: 1 },
      2: { authority: 1 },
      3: { authority: 1 },
    });
    by(t, 0, attack(2, 1), attack(1, 1));
    expect(t.winners).toEqual([]);
    by(t, 0, attack(3, 1));
    expect(t.winners).toEqual([0]);
    expect(t.events.at(-1)).toEqual({ kind: 'game-ended', winners: [0] });
  });

  it('can come in the turn of anybody [FFA-8]', () => {
    const t = at('free-for-all', 3, {
      0: { authority: 1, combat: 1 },
      1: { authority: 1 },
      2: { hand: ['viper'] },
    });
    by(t, 0, attack(1, 1), endTurn);
    by(t, 2, play('viper'), attack(0, 1));
    expect(t.winners).toEqual([2]);
  });
});
