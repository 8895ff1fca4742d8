import { awaited } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  by,
  cardsInPlay,
  choose,
  concede,
  endTurn,
  fromDeck,
  fromDiscard,
  fromHand,
  nothing,
  offered,
  passCard,
  play,
  refused,
  turnOf,
} from './support.ts';

/** Clockwise: Admiral, Emperor, Admiral of one team, then of the other. Across from seat s sits 5 - s. */
const emperor = (sides: Parameters<typeof at>[2] = {}, rest = {}) => at('emperor', 6, sides, rest);

describe('a card handed on', () => {
  it('costs 1 trade and goes from discard pile to discard pile [EMPEROR-13]', () => {
    const t = emperor({ 0: { trade: 3, discard: ['ram', 'viper'] } });
    by(t, 0, passCard('ram', 1));
    expect(t.data.seats[0]).toMatchObject({ trade: 2, discard: ['viper'] });
    expect(t.data.seats[1].discard).toEqual(['ram']);
    expect(t.events).toEqual([{ kind: 'card-passed', seat: 0, to: 1, card: 'ram' }]);
  });

  it('needs the trade and the card in the discard pile [EMPEROR-13]', () => {
    const poor = emperor({ 0: { discard: ['ram'] } });
    expect(refused(poor, 0, passCard('ram', 1))).toBe('too-expensive');
    const t = emperor({ 0: { trade: 1, hand: ['ram'], inPlay: ['the-hive'], discard: ['viper'] } });
    expect(refused(t, 0, passCard('ram', 1))).toBe('not-in-discard');
    expect(refused(t, 0, passCard('the-hive', 1))).toBe('not-in-discard');
    expect(refused(t, 0, passCard('viper', 1))).toBe(null);
  });

  it('needs to be the turn of its owner [EMPEROR-13]', () => {
    const t = emperor({ 1: { trade: 1, discard: ['ram'] } });
    expect(refused(t, 1, passCard('ram', 0))).toBe('not-your-turn');
    expect(refused(turnOf(t, 1), 1, passCard('ram', 0))).toBe(null);
  });

  it('goes from an Admiral to the Emperor, and from the Emperor to either Admiral [EMPEROR-14]', () => {
    const t = emperor({ 0: { trade: 1, discard: ['ram'] }, 1: { trade: 1, discard: ['ram'] } });
    const heirs = (seat: number) =>
      [0, 1, 2, 3, 4, 5].filter((to) => refused(t, seat, passCard('ram', to)) === null);
    expect(heirs(0)).toEqual([1]);
    turnOf(t, 1);
    expect(heirs(1)).toEqual([0, 2]);
  });

  it('does not go to a defeated Admiral [EMPEROR-14]', () => {
    const t = emperor({ 0: { deck: [] }, 1: { trade: 1, discard: ['ram'] } });
    by(t, 0, concede);
    expect(t.data.active).toEqual([1]);
    expect(refused(t, 1, passCard('ram', 0))).toBe('not-a-receiver');
    expect(refused(t, 1, passCard('ram', 2))).toBe(null);
  });

  it('may be followed by another, as long as the trade lasts [EMPEROR-15]', () => {
    const t = emperor({ 0: { trade: 2, discard: ['ram', 'ram', 'viper'] } });
    by(t, 0, passCard('ram', 1), passCard('ram', 1));
    expect(t.data.seats[1].discard).toEqual(['ram', 'ram']);
    expect(refused(t, 0, passCard('viper', 1))).toBe('too-expensive');
  });

  it('is from then on drawn by its new owner [EMPEROR-16]', () => {
    const t = emperor({ 0: { trade: 1, discard: ['ram'] }, 1: { deck: [] } });
    by(t, 0, passCard('ram', 1), endTurn);
    by(t, 1, endTurn);
    expect(t.data.seats[1]).toMatchObject({ hand: ['ram'], discard: [] });
    by(turnOf(t, 1), 1, play('ram'));
    expect(cardsInPlay(t, 1)).toEqual(['ram']);
  });
});

describe('a defeated Admiral', () => {
  const dying = {
    0: { combat: 3 },
    5: {
      authority: 1,
      hand: ['ram'],
      deck: ['cutter'],
      discard: ['corvette'],
      inPlay: ['the-hive'],
    },
  };
  const fallen = () => by(emperor(dying), 0, attack(5, 1));

  it('may leave a card of hand, deck or discard pile to the Emperor [EMPEROR-17]', () => {
    for (const pick of [fromHand('ram'), fromDeck('cutter'), fromDiscard('corvette')]) {
      const t = fallen();
      expect(awaited(t.state)).toEqual([5]);
      by(t, 5, choose(pick));
      expect(t.data.seats[4].discard).toEqual([pick.card]);
      expect(t.events).toContainEqual({ kind: 'card-bequeathed', seat: 5, to: 4, card: pick.card });
    }
  });

  it('may leave nothing, and nothing that was in play [EMPEROR-18]', () => {
    const t = fallen();
    expect(offered(t, 5)).toEqual(
      expect.arrayContaining([
        fromHand('ram'),
        fromDeck('cutter'),
        fromDiscard('corvette'),
        nothing,
      ]),
    );
    expect(offered(t, 5)).toHaveLength(4);
    by(t, 5, choose(nothing));
    expect(t.data.seats[4].discard).toEqual([]);
  });

  it('leaves one card only; the others are scrapped [EMPEROR-17, EMPEROR-19]', () => {
    const t = by(fallen(), 5, choose(fromDeck('cutter')));
    expect(t.data.scrapHeap.toSorted()).toEqual(['corvette', 'ram', 'the-hive']);
    expect(t.data.seats[5]).toMatchObject({
      hand: [],
      deck: [],
      discard: [],
      inPlay: [],
      defeated: true,
    });
  });

  it('does not end the game [EMPEROR-20]', () => {
    const t = by(fallen(), 5, choose(nothing));
    expect(t.winners).toEqual([]);
    expect(awaited(t.state)).toEqual([0]);
    expect(t.data.seats[0].combat).toBe(2);
  });

  it('with no card outside play is not asked [EMPEROR-17]', () => {
    const t = emperor({ 0: { combat: 3 }, 5: { authority: 1, deck: [], inPlay: ['the-hive'] } });
    by(t, 0, attack(5, 1));
    expect(awaited(t.state)).toEqual([0]);
    expect(t.data.scrapHeap).toEqual(['the-hive']);
  });

  it('both gone do not end the game either [EMPEROR-20]', () => {
    const t = emperor({
      1: { combat: 2 },
      3: { authority: 1, deck: [] },
      5: { authority: 1, deck: [] },
    });
    by(turnOf(t, 1), 1, attack(3, 1), attack(5, 1), endTurn);
    expect(t.winners).toEqual([]);
    by(t, 2, endTurn);
    expect(t.data.active).toEqual([4]);
  });
});

describe('giving up', () => {
  it('is the defeat of an Admiral, who is asked for a card to leave [EMPEROR-22]', () => {
    const t = emperor({ 2: { deck: ['ram'] } });
    by(t, 2, concede);
    expect(awaited(t.state)).toEqual([2]);
    by(t, 2, choose(fromDeck('ram')));
    expect(t.data.seats[1].discard).toEqual(['ram']);
    expect(t.winners).toEqual([]);
    expect(awaited(t.state)).toEqual([0]);
  });

  it('in the own turn hands it to the next player, after the bequest [EMPEROR-22]', () => {
    const t = emperor({ 0: { deck: ['ram'] } });
    by(t, 0, concede);
    by(t, 0, choose(fromDeck('ram')));
    expect(t.data).toMatchObject({ active: [1], turn: 2 });
  });

  it('of an Emperor loses the game for the team [EMPEROR-23]', () => {
    expect(by(emperor(), 4, concede).winners).toEqual([0, 1, 2]);
    expect(by(emperor(), 1, concede).winners).toEqual([3, 4, 5]);
  });
});
