import { awaited } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  acquire,
  at,
  attack,
  attackBase,
  beginners,
  by,
  cardsInPlay,
  choose,
  endTurn,
  fromHand,
  handSizes,
  nothing,
  play,
  refused,
  scores,
  start,
  transfer,
  turnOf,
} from './support.ts';

/** Seats 0 and 1 against 2 and 3. */
const hydra = (sides: Parameters<typeof at>[2] = {}, rest = {}) => at('hydra', 4, sides, rest);

describe('the turns of a Hydra game', () => {
  it('are begun by either team, as chance will have it [HYDRA-8]', () => {
    const counts = beginners('hydra', 4);
    expect(Object.keys(counts).sort()).toEqual(['0,1', '2,3']);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(110);
  });

  it.each([
    [4, 0, [3, 3, 5, 5]],
    [4, 2, [5, 5, 3, 3]],
    [6, 3, [5, 5, 5, 3, 3, 3]],
  ] as const)(
    'of %i players, begun from seat %i, follow hands of %j [HYDRA-9]',
    (seats, firstSeat, hands) => {
      expect(handSizes(start('hydra', seats, 'hands', { firstSeat }))).toEqual(hands);
    },
  );

  it.each([4, 6])('alternate between the teams of %i players [HYDRA-10]', (seats) => {
    const t = at('hydra', seats);
    const half = seats / 2;
    const one = Array.from({ length: half }, (_, i) => i);
    const other = one.map((seat) => seat + half);
    for (const team of [one, other, one]) {
      expect(t.data.active).toEqual(team);
      for (const seat of team) by(t, seat, endTurn);
    }
  });

  it('let teammates act at any moment, in any order [HYDRA-11]', () => {
    const t = hydra({ 0: { hand: ['scout', 'viper'] }, 1: { hand: ['scout', 'viper'] } });
    expect(awaited(t.state)).toEqual([0, 1]);
    by(t, 1, play('viper'));
    by(t, 0, play('scout'));
    by(t, 1, attack(3, 1), play('scout'));
    by(t, 0, play('viper'), attack(2, 1));
    expect(scores(t.data)[2]).toBe(73);
    expect(refused(t, 2, endTurn)).toBe('not-your-turn');
  });

  it('end for each teammate by themself, who then acts no more [HYDRA-12]', () => {
    const t = hydra({ 0: { hand: ['viper'], combat: 1 }, 1: { hand: ['viper'] } });
    by(t, 0, endTurn);
    expect(awaited(t.state)).toEqual([1]);
    for (const command of [play('viper'), attack(2, 1), endTurn]) {
      expect(refused(t, 0, command)).toBe('not-your-turn');
    }
    by(t, 1, play('viper'), attack(2, 1));
    expect(t.data.turn).toBe(1);
  });

  it('are over when the last teammate has ended, whoever that is [HYDRA-12, HYDRA-13]', () => {
    const t = at('hydra', 6);
    by(t, 2, endTurn);
    by(t, 0, endTurn);
    expect(awaited(t.state)).toEqual([1]);
    by(t, 1, endTurn);
    expect(t.data).toMatchObject({ active: [3, 4, 5], turn: 2 });
  });

  it('close with discarding and drawing together [HYDRA-13]', () => {
    const deck = ['viper', 'viper', 'viper', 'viper', 'viper'];
    const t = hydra({ 0: { hand: ['ram', 'scout'], deck }, 1: { hand: ['scout'], deck } });
    by(t, 0, play('ram'), endTurn);
    expect(t.data.seats[0]).toMatchObject({ hand: ['scout'], discard: [], deck });
    expect(cardsInPlay(t, 0)).toEqual(['ram']);
    by(t, 1, endTurn);
    for (const seat of [0, 1]) {
      expect(t.data.seats[seat]).toMatchObject({ hand: deck, deck: [], trade: 0, combat: 0 });
      expect(cardsInPlay(t, seat)).toEqual([]);
    }
    expect(t.data.seats[0].discard.toSorted()).toEqual(['ram', 'scout']);
    expect(t.data.seats[1].discard).toEqual(['scout']);
  });

  it('wait as a whole while one teammate has a choice to make [HYDRA-25]', () => {
    const t = hydra({ 0: { hand: ['trade-bot', 'scout'] }, 1: { hand: ['viper'] } });
    by(t, 0, play('trade-bot'));
    expect(awaited(t.state)).toEqual([0]);
    for (const command of [play('viper'), endTurn]) {
      expect(refused(t, 1, command)).toBe('not-your-turn');
    }
    by(t, 0, choose(nothing));
    expect(awaited(t.state)).toEqual([0, 1]);
    by(t, 1, play('viper'));
  });

  it('wait as a whole while an opponent has a choice to make [HYDRA-25]', () => {
    const t = hydra({
      0: { hand: ['imperial-fighter'] },
      1: { hand: ['viper'] },
      3: { hand: ['scout'] },
    });
    by(t, 0, play('imperial-fighter'));
    expect(awaited(t.state)).toEqual([3]);
    expect(refused(t, 1, play('viper'))).toBe('not-your-turn');
    by(t, 3, choose(fromHand('scout')));
    expect(awaited(t.state)).toEqual([0, 1]);
  });
});

describe('trade and combat of a Hydra', () => {
  it('lie in a pool for each head, out of reach of the other [HYDRA-14]', () => {
    const t = hydra({ 0: { hand: ['scout', 'viper'] } }, { tradeRow: ['blob-fighter'] });
    by(t, 0, play('scout'), play('viper'));
    expect(t.data.seats.map(({ trade, combat }) => [trade, combat]).slice(0, 2)).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(refused(t, 1, acquire('blob-fighter'))).toBe('too-expensive');
    expect(refused(t, 1, attack(2, 1))).toBe('not-enough-combat');
  });

  it('go from head to head in any amount, as often as liked [HYDRA-15, HYDRA-16]', () => {
    for (const what of ['trade', 'combat'] as const) {
      const t = hydra({ 0: { [what]: 5 }, 1: { [what]: 1 } });
      by(t, 0, transfer(what, 1, 1), transfer(what, 1, 1));
      expect(t.data.seats.map((side) => side[what]).slice(0, 2)).toEqual([3, 3]);
      expect(t.events).toEqual([{ kind: 'transferred', seat: 0, to: 1, what, amount: 1 }]);
      by(t, 0, transfer(what, 1, 3));
      by(t, 1, transfer(what, 0, 1));
      expect(t.data.seats.map((side) => side[what]).slice(0, 2)).toEqual([1, 5]);
      expect(refused(t, 0, transfer(what, 1, 2))).toBe('wrong-amount');
    }
  });

  it('go to any of two teammates [HYDRA-15, HYDRA-16]', () => {
    const t = at('hydra', 6, { 1: { trade: 2, combat: 2 } });
    by(t, 1, transfer('trade', 0, 1), transfer('trade', 2, 1));
    by(t, 1, transfer('combat', 2, 1), transfer('combat', 0, 1));
    expect(t.data.seats.map(({ trade, combat }) => [trade, combat]).slice(0, 3)).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  it('buy together what neither could pay alone [HYDRA-17]', () => {
    const t = hydra({ 0: { trade: 3 }, 1: { trade: 4 } }, { tradeRow: ['mothership'] });
    expect(refused(t, 1, acquire('mothership'))).toBe('too-expensive');
    by(t, 0, transfer('trade', 1, 3));
    by(t, 1, acquire('mothership'));
    expect(t.data.seats[1]).toMatchObject({ trade: 0, discard: ['mothership'] });
    expect(t.data.seats[0].discard).toEqual([]);
  });

  it('destroy together what neither could destroy alone [HYDRA-17]', () => {
    const t = hydra({ 0: { combat: 3 }, 1: { combat: 2 }, 2: { inPlay: ['the-hive'] } });
    expect(refused(t, 0, attackBase(2, 'the-hive'))).toBe('not-enough-combat');
    by(t, 1, transfer('combat', 0, 2));
    by(t, 0, attackBase(2, 'the-hive'));
    expect(t.data.seats[2].discard).toEqual(['the-hive']);
  });

  it('go neither to opponents nor to oneself [HYDRA-18]', () => {
    const t = hydra({ 0: { trade: 1, combat: 1 } });
    for (const seat of [0, 2, 3]) {
      expect(refused(t, 0, transfer('trade', seat, 1))).toBe('not-a-receiver');
      expect(refused(t, 0, transfer('combat', seat, 1))).toBe('not-a-receiver');
    }
  });

  it('go neither to nor from a teammate who has ended [HYDRA-18]', () => {
    const t = hydra({ 0: { trade: 1 }, 1: { trade: 1 } });
    by(t, 1, endTurn);
    expect(refused(t, 0, transfer('trade', 1, 1))).toBe('not-a-receiver');
    expect(refused(t, 1, transfer('trade', 0, 1))).toBe('not-your-turn');
  });

  it('go nowhere in the formats without a common turn [HYDRA-15, HYDRA-16]', () => {
    for (const [format, seats] of [
      ['emperor', 6],
      ['raid', 4],
      ['free-for-all', 3],
    ] as const) {
      const t = turnOf(at(format, seats, { 1: { trade: 1, combat: 1 } }), 1);
      expect(refused(t, 1, transfer('trade', 2, 1))).toBe('not-a-receiver');
      expect(refused(t, 1, transfer('combat', 2, 1))).toBe('not-a-receiver');
    }
  });
});
