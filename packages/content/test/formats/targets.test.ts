import { awaited, isDraw, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  attackBase,
  baseOf,
  by,
  choose,
  concede,
  EVERY_FORMAT,
  everySeat,
  fromHand,
  handSizes,
  offered,
  play,
  player,
  prey,
  refused,
  turnOf,
} from './support.ts';

describe('the limits of a format', () => {
  const cases = EVERY_FORMAT.flatMap(([format, seats]) =>
    everySeat(seats).map((seat) => [format, seats, seat] as const),
  );

  it.each(cases)(
    'in %s for %i let seat %i make those discard whom it may attack [MULTI-4]',
    (format, seats, seat) => {
      const side = {
        hand: ['imperial-fighter', 'scout'],
        deck: Array(5).fill('imperial-fighter'),
        combat: 1,
      };
      const t = turnOf(
        at(format, seats, Object.fromEntries(everySeat(seats).map((each) => [each, side]))),
        seat,
      );
      const attackable = prey(t, seat);
      by(t, seat, play('imperial-fighter'));
      const asked = awaited(t.state);
      const victims =
        asked[0] === seat
          ? offered(t, seat).flatMap((pick) => (pick.from === 'opponents' ? [pick.seat] : []))
          : asked;
      expect(victims.map((victim) => `player ${victim}`)).toEqual(attackable);
      expect(viewFor(t.state, seat).seats[seat].targets).toEqual(victims);
    },
  );

  it.each(cases)(
    'in %s for %i let effects of seat %i destroy the bases it may attack [MULTI-5]',
    (format, seats, seat) => {
      const side = {
        hand: ['missile-mech'],
        deck: Array(5).fill('missile-mech'),
        combat: 5,
        inPlay: ['blob-wheel'],
      };
      const t = turnOf(
        at(format, seats, Object.fromEntries(everySeat(seats).map((each) => [each, side]))),
        seat,
      );
      const attackable = prey(t, seat).filter((name) => name.startsWith('blob-wheel'));
      by(t, seat, play('missile-mech'));
      const owners = offered(t, seat).flatMap((pick) =>
        pick.from === 'in-play' ? [pick.seat] : [],
      );
      expect(owners.map((owner) => `blob-wheel of ${owner}`)).toEqual(attackable);
      expect(viewFor(t.state, seat).seats[seat].baseTargets).toEqual(owners);
    },
  );
});

describe('a forced discard among several', () => {
  it('is aimed when it happens, and the victim chooses the card [MULTI-7]', () => {
    const t = at('free-for-all', 4, {
      0: { hand: ['imperial-fighter'] },
      1: { hand: ['scout', 'viper'] },
      2: { hand: [] },
      3: { hand: ['ram', 'cutter'] },
    });
    by(t, 0, play('imperial-fighter'));
    expect(viewFor(t.state, 0).choice).toMatchObject({ kind: 'opponent-to-discard' });
    expect(offered(t, 0)).toEqual([player(1), player(3)]);
    by(t, 0, choose(player(3)));
    expect(awaited(t.state)).toEqual([3]);
    expect(offered(t, 3)).toEqual([fromHand('cutter'), fromHand('ram')]);
    by(t, 3, choose(fromHand('cutter')));
    expect(t.data.seats[3]).toMatchObject({ hand: ['ram'], discard: ['cutter'] });
    expect(handSizes(t.data)).toEqual([0, 2, 0, 1]);
  });

  it('is aimed at several in turn, one effect after the other [MULTI-7]', () => {
    const hand = ['scout', 'viper'];
    const t = at('free-for-all', 3, {
      0: { hand: ['imperial-fighter', 'imperial-frigate'] },
      1: { hand },
      2: { hand },
    });
    by(t, 0, play('imperial-fighter'), choose(player(2)));
    by(t, 2, choose(fromHand('scout')));
    by(t, 0, play('imperial-frigate'), choose(player(1)));
    by(t, 1, choose(fromHand('scout')));
    expect(handSizes(t.data)).toEqual([0, 1, 1]);
  });
});

describe('teammates', () => {
  it.each([
    ['hydra', 4, 0, 1],
    ['emperor', 6, 1, 0],
    ['raid', 4, 1, 2],
  ] as const)(
    'in %s for %i: seat %i cannot attack seat %i or what it has in play [MULTI-8]',
    (format, seats, seat, mate) => {
      const t = turnOf(
        at(format, seats, {
          [seat]: { combat: 9, inPlay: ['the-hive'] },
          [mate]: { inPlay: ['blob-wheel'] },
        }),
        seat,
      );
      expect(refused(t, seat, attack(mate, 9))).toBe('teammate');
      expect(refused(t, seat, attackBase(mate, 'blob-wheel'))).toBe('teammate');
      expect(refused(t, seat, attack(seat, 9))).toBe('not-a-target');
      expect(refused(t, seat, attackBase(seat, 'the-hive'))).toBe('not-a-target');
    },
  );

  it.each([
    ['hydra', 4, 0, 1],
    ['emperor', 6, 1, 0],
    ['raid', 4, 1, 2],
  ] as const)(
    'in %s for %i: effects of seat %i spare seat %i [MULTI-8]',
    (format, seats, seat, mate) => {
      const t = turnOf(
        at(format, seats, {
          [seat]: { hand: ['missile-mech', 'imperial-fighter'], inPlay: ['fleet-hq'] },
          [mate]: { inPlay: ['blob-wheel'], hand: ['scout'], deck: [] },
        }),
        seat,
      );
      by(t, seat, play('missile-mech'));
      const targets = offered(t, seat);
      expect(targets).not.toContainEqual(baseOf(mate, 'blob-wheel'));
      expect(targets).not.toContainEqual(baseOf(seat, 'fleet-hq'));
    },
  );

  it('win together, the defeated among them too [MULTI-17]', () => {
    const t = at('raid', 4, { 0: { authority: 1 }, 1: { combat: 1 }, 2: { deck: [] } });
    by(t, 2, concede);
    by(turnOf(t, 1), 1, attack(0, 1));
    expect(t.winners).toEqual([1, 2, 3]);
    expect(isDraw(viewFor(t.state, 2))).toBe(false);
  });
});
