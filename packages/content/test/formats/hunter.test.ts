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
  concede,
  endTurn,
  fromHand,
  handSizes,
  nothing,
  offered,
  play,
  prey,
  refused,
  scores,
  start,
  turnOf,
} from './support.ts';

describe('the table of a Hunter game', () => {
  it.each([3, 4, 5, 6])('has room for %i players with 50 authority [HUNTER-1]', (seats) => {
    expect(scores(start('hunter', seats))).toEqual(Array(seats).fill(50));
  });

  it.each([2, 7])('has no room for %i players [HUNTER-1]', (seats) => {
    const setup = { boxes: [core], seed: 'any', format: 'hunter', seats } as const;
    expect(() => createGame(setup)).toThrow(expect.objectContaining({ code: 'wrong-seats' }));
  });

  it('is begun by anybody, as chance will have it [HUNTER-2]', () => {
    const counts = beginners('hunter', 3);
    expect(Object.keys(counts).sort()).toEqual(['0', '1', '2']);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(70);
  });

  it('has turns clockwise [HUNTER-2]', () => {
    const t = at('hunter', 4);
    for (const seat of [0, 1, 2, 3, 0]) {
      expect(t.data.active).toEqual([seat]);
      by(t, seat, endTurn);
    }
  });

  it.each([
    [3, 1, [5, 3, 4]],
    [6, 2, [5, 5, 3, 4, 5, 5]],
  ] as const)('of %i begun by seat %i deals hands of %j [HUNTER-3]', (seats, firstSeat, hands) => {
    expect(handSizes(start('hunter', seats, 'hands', { firstSeat }))).toEqual(hands);
  });
});

describe('the hunted player', () => {
  it('is the one on the left, and nobody else can be attacked [HUNTER-4]', () => {
    const t = at('hunter', 4, { 0: { combat: 5 } });
    expect(prey(t, 0)).toEqual(['player 1']);
    for (const seat of [2, 3]) {
      expect(refused(t, 0, attack(seat, 5))).toBe('only-player-on-left');
    }
    by(t, 0, attack(1, 5));
    expect(scores(t.data)).toEqual([50, 45, 50, 50]);
  });

  it('of the last seat is the first [HUNTER-4]', () => {
    const t = turnOf(at('hunter', 4, { 3: { combat: 5 } }), 3);
    expect(prey(t, 3)).toEqual(['player 0']);
  });

  it('is the only one who can be made to discard [HUNTER-5]', () => {
    const hand = ['scout', 'viper'];
    const t = at('hunter', 4, {
      0: { hand: ['imperial-fighter'] },
      1: { hand },
      2: { hand },
      3: { hand },
    });
    by(t, 0, play('imperial-fighter'));
    expect(offered(t, 1)).toEqual([fromHand('scout'), fromHand('viper')]);
    by(t, 1, choose(fromHand('viper')));
    expect(handSizes(t.data)).toEqual([0, 1, 2, 2]);
  });

  it('with an empty hand is not replaced by a neighbour who has cards [HUNTER-5]', () => {
    const t = at('hunter', 3, { 0: { hand: ['imperial-fighter'] }, 2: { hand: ['scout'] } });
    by(t, 0, play('imperial-fighter'));
    expect(t.settled).toBe(true);
    expect(handSizes(t.data)).toEqual([0, 0, 1]);
  });
});

describe('the bases within reach', () => {
  const bases = {
    0: { combat: 30, hand: ['missile-mech'] },
    1: { inPlay: ['blob-wheel'] },
    2: { inPlay: ['the-hive'] },
    3: { inPlay: ['fleet-hq'] },
    4: { inPlay: ['blob-world'] },
  };

  it('of an attack are those on the left and on the right [HUNTER-6]', () => {
    const t = at('hunter', 5, bases);
    expect(prey(t, 0)).toEqual(['player 1', 'blob-wheel of 1', 'blob-world of 4']);
    expect(refused(t, 0, attackBase(2, 'the-hive'))).toBe('only-neighbours-bases');
    expect(refused(t, 0, attackBase(3, 'fleet-hq'))).toBe('only-neighbours-bases');
    expect(refused(t, 0, attack(4, 30))).toBe('only-player-on-left');
    by(t, 0, attackBase(1, 'blob-wheel'), attackBase(4, 'blob-world'));
    expect(t.data.seats[4]).toMatchObject({ discard: ['blob-world'], inPlay: [] });
  });

  it('of an effect are those on the left and on the right [HUNTER-7]', () => {
    const t = by(at('hunter', 5, bases), 0, play('missile-mech'));
    expect(offered(t, 0)).toEqual([baseOf(1, 'blob-wheel'), baseOf(4, 'blob-world'), nothing]);
    by(t, 0, choose(baseOf(4, 'blob-world')));
    expect(t.data.seats[4].discard).toEqual(['blob-world']);
  });

  it('on the right are behind the outposts there [HUNTER-6, HUNTER-7]', () => {
    const t = at('hunter', 4, {
      0: { combat: 30, hand: ['missile-mech'] },
      3: { inPlay: ['the-hive', 'war-world'] },
    });
    expect(prey(t, 0)).toEqual(['player 1', 'war-world of 3']);
    by(t, 0, play('missile-mech'));
    expect(offered(t, 0)).toEqual([baseOf(3, 'war-world', 1), nothing]);
  });
});

describe('a player who is defeated', () => {
  const five = {
    0: { combat: 30 },
    1: { authority: 1 },
    2: { inPlay: ['the-hive'] },
    3: { inPlay: ['fleet-hq'] },
    4: { inPlay: ['blob-world'] },
  };

  it('on the left makes room for the next one, in the same turn [HUNTER-8]', () => {
    const t = by(at('hunter', 5, five), 0, attack(1, 1));
    expect(prey(t, 0)).toEqual(['player 2', 'the-hive of 2', 'blob-world of 4']);
    by(t, 0, attack(2, 1));
    expect(scores(t.data)[2]).toBe(49);
  });

  it('on the right makes room for the next one [HUNTER-9]', () => {
    const t = by(at('hunter', 5, five), 4, concede);
    expect(prey(t, 0)).toEqual(['player 1', 'fleet-hq of 3']);
    expect(refused(t, 0, attack(3, 30))).toBe('only-player-on-left');
  });

  it('makes neighbours of the two beside, also for the other one [HUNTER-8, HUNTER-9]', () => {
    const t = at('hunter', 4, {
      0: { combat: 1, inPlay: ['blob-wheel'] },
      1: { authority: 1 },
      2: { combat: 30 },
    });
    by(t, 0, attack(1, 1), endTurn);
    expect(prey(t, 2)).toEqual(['blob-wheel of 0', 'player 3']);
  });

  it('among three leaves two who are neighbours on both sides [HUNTER-10]', () => {
    const t = at('hunter', 3, {
      0: { combat: 30 },
      1: { authority: 1 },
      2: { combat: 30, inPlay: ['the-hive'] },
    });
    by(t, 0, attack(1, 1));
    expect(prey(t, 0)).toEqual(['player 2', 'the-hive of 2']);
    by(t, 0, endTurn);
    expect(prey(t, 2)).toEqual(['player 0']);
  });
});

describe('the end of a Hunter game', () => {
  it('comes when one player is left, who wins [HUNTER-11]', () => {
    const t = at('hunter', 3, { 0: { combat: 2 }, 1: { authority: 1 }, 2: { authority: 1 } });
    by(t, 0, attack(1, 1));
    expect(t.winners).toEqual([]);
    by(t, 0, attack(2, 1));
    expect(t.winners).toEqual([0]);
  });
});
