import { createGame, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import {
  acquire,
  at,
  attack,
  attackBase,
  baseOf,
  by,
  cardsInPlay,
  choose,
  concede,
  defeated,
  endTurn,
  fromHand,
  nothing,
  offered,
  play,
  player,
  prey,
  refused,
  scores,
  start,
  use,
} from './support.ts';

/** Seats 0 and 1 against 2 and 3. */
const hydra = (sides: Parameters<typeof at>[2] = {}, rest = {}) => at('hydra', 4, sides, rest);

describe('the heads of a Hydra', () => {
  it.each([
    [4, [0, 0, 1, 1]],
    [6, [0, 0, 0, 1, 1, 1]],
  ] as const)('of %i players sit side by side in two teams [HYDRA-1, HYDRA-2]', (seats, teams) => {
    const game = createGame({ boxes: [core], seed: 'teams', format: 'hydra', seats });
    expect(viewFor(game, 0).seats.map(({ team }) => team)).toEqual(teams);
  });

  it.each([2, 3, 5, 8])('cannot be %i players [HYDRA-1]', (seats) => {
    const setup = { boxes: [core], seed: 'any', format: 'hydra', seats } as const;
    expect(() => createGame(setup)).toThrow(expect.objectContaining({ code: 'wrong-seats' }));
  });

  it('share 75 authority as a pair [HYDRA-3]', () => {
    expect(scores(start('hydra', 4))).toEqual([75, 75, 75, 75]);
  });

  it('share 100 authority as three [HYDRA-4]', () => {
    expect(scores(start('hydra', 6))).toEqual([100, 100, 100, 100, 100, 100]);
  });

  it('gain and lose authority together [HYDRA-5]', () => {
    const t = hydra({ 0: { hand: ['cutter'] }, 1: { combat: 7 } });
    by(t, 0, play('cutter'));
    expect(scores(t.data)).toEqual([79, 79, 75, 75]);
    by(t, 1, attack(2, 7));
    expect(scores(t.data)).toEqual([79, 79, 68, 68]);
  });

  it('have a deck, hand, discard pile and play area each [HYDRA-6]', () => {
    const t = hydra(
      {
        0: { trade: 1, hand: ['blob-wheel'], deck: ['ram'] },
        1: { hand: ['scout'], deck: ['viper'] },
      },
      { tradeRow: ['blob-fighter'] },
    );
    by(t, 0, play('blob-wheel'), acquire('blob-fighter'));
    expect(refused(t, 1, use('primary', 'blob-wheel'))).toBe('not-in-play');
    expect(refused(t, 0, play('scout'))).toBe('not-in-hand');
    by(t, 0, endTurn);
    by(t, 1, endTurn);
    expect(t.data.seats[0].hand.toSorted()).toEqual(['blob-fighter', 'ram']);
    expect(t.data.seats[1].hand.toSorted()).toEqual(['scout', 'viper']);
    expect(cardsInPlay(t, 0)).toEqual(['blob-wheel']);
    expect(cardsInPlay(t, 1)).toEqual([]);
  });

  it('are no partners for the ally abilities of each other [HYDRA-7]', () => {
    const t = hydra({
      0: { hand: ['ram'] },
      1: { hand: ['trade-pod', 'battle-pod'], inPlay: ['the-hive'] },
    });
    by(t, 1, play('trade-pod'));
    by(t, 0, play('ram'));
    expect(refused(t, 0, use('ally', 'ram'))).toBe('no-ally');
    expect(refused(t, 1, use('ally', 'trade-pod', 1))).toBe(null);
  });
});

describe('the opponents of a Hydra', () => {
  it('can be attacked each, and lose together [HYDRA-19]', () => {
    const t = hydra({ 0: { combat: 2 } });
    expect(prey(t, 0)).toEqual(['player 2', 'player 3']);
    by(t, 0, attack(2, 1), attack(3, 1));
    expect(scores(t.data)).toEqual([75, 75, 73, 73]);
  });

  it('are covered as a team by an outpost of any of them [HYDRA-20]', () => {
    const t = hydra({ 0: { combat: 9 }, 3: { inPlay: ['war-world'] } });
    expect(prey(t, 0)).toEqual(['war-world of 3']);
    for (const seat of [2, 3]) expect(refused(t, 0, attack(seat, 9))).toBe('outpost-in-the-way');
    by(t, 0, attackBase(3, 'war-world'), attack(2, 5));
    expect(scores(t.data)[3]).toBe(70);
  });

  it('have all their other bases covered too, from attacks and effects [HYDRA-21]', () => {
    const t = hydra({
      0: { combat: 9, hand: ['missile-mech'] },
      2: { inPlay: ['blob-wheel'] },
      3: { inPlay: ['war-world', 'the-hive'] },
    });
    expect(refused(t, 0, attackBase(2, 'blob-wheel'))).toBe('outpost-in-the-way');
    by(t, 0, play('missile-mech'));
    expect(offered(t, 0)).toEqual([baseOf(3, 'war-world'), nothing]);
    by(t, 0, choose(baseOf(3, 'war-world')));
    expect(prey(t, 0)).toEqual(['player 2', 'blob-wheel of 2', 'player 3', 'the-hive of 3']);
  });

  it('have outposts among which the attacker is free to choose [HYDRA-22]', () => {
    const t = hydra({
      0: { combat: 9 },
      2: { inPlay: ['space-station'] },
      3: { inPlay: ['war-world', 'royal-redoubt'] },
    });
    expect(prey(t, 0)).toEqual(['space-station of 2', 'war-world of 3', 'royal-redoubt of 3']);
  });

  it('are not covered by outposts of the attackers [HYDRA-20]', () => {
    const t = hydra({ 0: { combat: 9 }, 1: { inPlay: ['war-world'] } });
    expect(prey(t, 0)).toEqual(['player 2', 'player 3']);
  });

  it('can all be made to discard, whatever outposts there are [HYDRA-23]', () => {
    const t = hydra({
      0: { hand: ['imperial-fighter'] },
      1: { hand: ['scout'] },
      2: { hand: ['scout'], inPlay: ['war-world'] },
      3: { hand: ['viper'] },
    });
    by(t, 0, play('imperial-fighter'));
    expect(offered(t, 0)).toEqual([player(2), player(3)]);
    by(t, 0, choose(player(3)));
    by(t, 3, choose(fromHand('viper')));
    expect(t.data.seats[3].discard).toEqual(['viper']);
  });
});

describe('the end of a Hydra game', () => {
  it('comes for all heads at once, with no authority left [HYDRA-24]', () => {
    const t = hydra({ 0: { combat: 5 }, 2: { authority: 5 }, 3: { authority: 5 } });
    by(t, 0, attack(3, 5));
    expect(defeated(t.data)).toEqual([2, 3]);
    expect(t.winners).toEqual([0, 1]);
    expect(t.events.at(-1)).toEqual({ kind: 'game-ended', winners: [0, 1] });
  });

  it('comes with authority below zero, too [HYDRA-24]', () => {
    const six = { authority: 2 };
    const t = at('hydra', 6, { 1: { combat: 9 }, 3: six, 4: six, 5: six });
    by(t, 1, attack(4, 9));
    expect(defeated(t.data)).toEqual([3, 4, 5]);
    expect(t.winners).toEqual([0, 1, 2]);
  });

  it.each([0, 1, 2, 3])('comes when seat %i gives up, for the whole team [HYDRA-26]', (seat) => {
    const t = by(hydra({}), seat, concede);
    expect(t.winners).toEqual(seat < 2 ? [2, 3] : [0, 1]);
    expect(defeated(t.data)).toEqual(seat < 2 ? [0, 1] : [2, 3]);
  });
});
