import { awaited, createGame, eventsFor, type Options, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import {
  at,
  attack,
  attackBase,
  baseOf,
  by,
  choose,
  concede,
  defeated,
  endTurn,
  handSizes,
  nothing,
  offered,
  play,
  player,
  prey,
  refused,
  scores,
  start,
  turnOf,
} from './support.ts';

const BOSS = 0;
const SCOUTS = Array(10).fill('scout');

describe('the Boss and the Raiders', () => {
  it.each([3, 4, 5, 6])('are %i players, the Boss on the first seat [RAID-1, RAID-2]', (seats) => {
    const view = viewFor(at('raid', seats).state, 'spectator');
    const raiders = Array(seats - 1);
    expect(view.seats.map(({ role }) => role)).toEqual(['boss', ...raiders.fill('raider')]);
    expect(view.seats.map(({ team }) => team)).toEqual([0, ...raiders.fill(1)]);
  });

  it.each([2, 7])('cannot be %i players [RAID-1]', (seats) => {
    const setup = { boxes: [core], seed: 'any', format: 'raid', seats } as const;
    expect(() => createGame(setup)).toThrow(expect.objectContaining({ code: 'wrong-seats' }));
  });

  it.each([
    [2, 50, 7],
    [3, 70, 7],
    [4, 70, 8],
    [5, 90, 8],
  ])(
    'against %i Raiders are a Boss of %i authority with a hand of %i [RAID-3, RAID-4, RAID-6, RAID-8, RAID-9]',
    (raiders, authority, hand) => {
      const game = start('raid', raiders + 1);
      expect(scores(game)).toEqual([authority, ...Array(raiders).fill(50)]);
      expect(handSizes(game)).toEqual([hand - 2, ...Array(raiders).fill(5)]);
      const t = at('raid', raiders + 1, { 0: { deck: SCOUTS } });
      by(t, BOSS, endTurn);
      expect(handSizes(t.data)[BOSS]).toBe(hand);
    },
  );

  it.each([
    [2, 7],
    [3, 8],
    [4, 8],
    [5, 8],
  ])(
    'can agree on a hand of 8 against three Raiders: against %i it is %i then [RAID-5]',
    (raiders, hand) => {
      const options: Partial<Options> = { bossHandWithThreeRaiders: 8 };
      expect(handSizes(start('raid', raiders + 1, 'eight', options))[BOSS]).toBe(hand - 2);
      const t = at('raid', raiders + 1, { 0: { deck: SCOUTS } }, { options });
      expect(handSizes(by(t, BOSS, endTurn).data)[BOSS]).toBe(hand);
    },
  );

  it('take turns clockwise, the Boss first and the Raiders one by one [RAID-7]', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      expect(start('raid', 4, seed).active).toEqual([BOSS]);
    }
    const t = at('raid', 4);
    for (const seat of [0, 1, 2, 3, 0]) {
      expect(t.data.active).toEqual([seat]);
      by(t, seat, endTurn);
    }
  });

  it('draw the hand size of the Boss, or five cards as Raiders [RAID-10]', () => {
    const t = at('raid', 3, { 0: { deck: SCOUTS }, 1: { deck: SCOUTS } });
    by(t, 0, endTurn);
    by(t, 1, endTurn);
    expect(handSizes(t.data)).toEqual([7, 5, 0]);
  });
});

describe('the targets', () => {
  it('of the Boss are all Raiders and their bases [RAID-11]', () => {
    const hand = ['scout'];
    const t = at('raid', 4, {
      0: { combat: 20, hand: ['missile-mech', 'imperial-fighter'] },
      1: { inPlay: ['war-world', 'the-hive'], hand },
      2: { inPlay: ['blob-wheel'], hand },
      3: { hand },
    });
    expect(prey(t, BOSS)).toEqual(['war-world of 1', 'player 2', 'blob-wheel of 2', 'player 3']);
    by(t, BOSS, play('missile-mech'));
    expect(offered(t, BOSS)).toEqual([baseOf(1, 'war-world'), baseOf(2, 'blob-wheel'), nothing]);
    by(t, BOSS, choose(nothing), play('imperial-fighter'));
    expect(offered(t, BOSS)).toEqual([player(1), player(2), player(3)]);
  });

  it('of a Raider are the Boss and the bases of the Boss [RAID-12]', () => {
    const t = at('raid', 4, {
      0: { inPlay: ['blob-wheel'], hand: ['scout'] },
      1: { combat: 20, hand: ['missile-mech', 'imperial-fighter'] },
      2: { inPlay: ['the-hive'], hand: ['scout'] },
    });
    turnOf(t, 1);
    expect(prey(t, 1)).toEqual(['player 0', 'blob-wheel of 0']);
    expect(refused(t, 1, attack(2, 20))).toBe('teammate');
    expect(refused(t, 1, attackBase(2, 'the-hive'))).toBe('teammate');
    by(t, 1, play('missile-mech'));
    expect(offered(t, 1)).toEqual([baseOf(0, 'blob-wheel'), nothing]);
    by(t, 1, choose(nothing), play('imperial-fighter'));
    expect(awaited(t.state)).toEqual([BOSS]);
  });
});

describe('the hands in a Raid', () => {
  const dealt = () =>
    at('raid', 3, {
      0: { hand: ['scout'] },
      1: { hand: ['ram'] },
      2: { hand: ['viper', 'cutter'] },
    });
  const seen = (viewer: number | 'spectator') =>
    viewFor(dealt().state, viewer).seats.map(({ hand }) => hand);

  it('of the Raiders are open to the Raiders [RAID-18]', () => {
    expect(seen(1).slice(1)).toEqual([['ram'], ['viper', 'cutter']]);
    expect(seen(2).slice(1)).toEqual([['ram'], ['viper', 'cutter']]);
  });

  it('of the Raiders stay open as they draw [RAID-18]', () => {
    const t = at('raid', 3, { 1: { deck: ['ram'] } });
    by(turnOf(t, 1), 1, endTurn);
    const drawn = (viewer: number) =>
      eventsFor(t.events, viewer, t.state).find(({ kind }) => kind === 'card-drawn');
    expect(drawn(2)).toMatchObject({ seat: 1, card: 'ram' });
    expect(drawn(BOSS)).toMatchObject({ seat: 1, card: null });
  });

  it('are closed between the Boss and the Raiders [RAID-19]', () => {
    expect(seen(BOSS)).toEqual([['scout'], null, null]);
    expect(seen(1)[BOSS]).toBe(null);
    expect(seen('spectator')).toEqual([null, null, null]);
  });
});

describe('the end of a Raid', () => {
  it('is the victory of the Boss over all Raiders [RAID-24]', () => {
    const t = at('raid', 3, {
      0: { combat: 2 },
      1: { authority: 1, deck: [] },
      2: { authority: 1 },
    });
    by(t, BOSS, attack(1, 1));
    expect(t.winners).toEqual([]);
    by(t, BOSS, attack(2, 1));
    expect(t.winners).toEqual([BOSS]);
  });

  it('is the victory of the Raiders over the Boss [RAID-25]', () => {
    const t = at('raid', 4, { 0: { authority: 3 }, 2: { combat: 4 }, 3: { deck: [] } });
    by(t, 3, concede);
    by(turnOf(t, 2), 2, attack(BOSS, 4));
    expect(t.winners).toEqual([1, 2, 3]);
    expect(defeated(t.data)).toEqual([BOSS, 3]);
  });

  it('is the Boss giving up [RAID-27]', () => {
    expect(by(at('raid', 3), BOSS, concede).winners).toEqual([1, 2]);
  });
});
