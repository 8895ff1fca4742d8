import { awaited, createGame, viewFor } from '@openrealms/engine';
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
  defeated,
  endTurn,
  fromHand,
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

/** Clockwise: Admiral, Emperor, Admiral of one team, then of the other. Across from seat s sits 5 - s. */
const emperor = (sides: Parameters<typeof at>[2] = {}, rest = {}) => at('emperor', 6, sides, rest);

describe('the two courts', () => {
  it('are six players in two teams with an Emperor in the middle [EMPEROR-1, EMPEROR-2]', () => {
    const { seats } = viewFor(emperor().state, 0);
    expect(seats.map(({ team }) => team)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(seats.map(({ role }) => role)).toEqual([
      'admiral',
      'emperor',
      'admiral',
      'admiral',
      'emperor',
      'admiral',
    ]);
  });

  it.each([2, 4, 5, 7])('cannot be %i players [EMPEROR-1]', (seats) => {
    const setup = { boxes: [core], seed: 'any', format: 'emperor', seats } as const;
    expect(() => createGame(setup)).toThrow(expect.objectContaining({ code: 'wrong-seats' }));
  });

  it('give 50 authority to Admirals and 60 to Emperors [EMPEROR-3, EMPEROR-4]', () => {
    expect(scores(start('emperor', 6))).toEqual([50, 60, 50, 50, 60, 50]);
  });

  it('begin by chance, with the player on the right of an Emperor [EMPEROR-5, EMPEROR-7]', () => {
    const counts = beginners('emperor', 6);
    expect(Object.keys(counts).sort()).toEqual(['0', '3']);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(110);
  });

  it.each([
    [0, [3, 3, 3, 5, 5, 5]],
    [3, [5, 5, 5, 3, 3, 3]],
  ] as const)('begun by seat %i have hands of %j [EMPEROR-6]', (firstSeat, hands) => {
    expect(handSizes(start('emperor', 6, 'hands', { firstSeat }))).toEqual(hands);
  });

  it('take their turns team by team, clockwise [EMPEROR-7]', () => {
    const t = emperor();
    for (const seat of [0, 1, 2, 3, 4, 5, 0]) {
      expect(t.data.active).toEqual([seat]);
      by(t, seat, endTurn);
    }
  });
});

describe('an Admiral', () => {
  const bases = {
    3: { inPlay: ['the-hive'] },
    4: { inPlay: ['blob-wheel'] },
    5: { inPlay: ['blob-world'] },
  };

  it.each([
    [0, ['player 5', 'blob-world of 5']],
    [2, ['player 3', 'the-hive of 3']],
  ] as const)('at seat %i attacks %j and nobody else [EMPEROR-8]', (seat, targets) => {
    const t = turnOf(emperor({ ...bases, [seat]: { combat: 20 } }), seat);
    expect(prey(t, seat)).toEqual(targets);
  });

  it('is told why nobody else can be attacked [EMPEROR-8, EMPEROR-11]', () => {
    const t = emperor({ ...bases, 0: { combat: 20 } });
    for (const seat of [3, 4]) {
      expect(refused(t, 0, attack(seat, 20))).toBe('only-admiral-across');
    }
    expect(refused(t, 0, attackBase(3, 'the-hive'))).toBe('only-admiral-across');
    expect(refused(t, 0, attackBase(4, 'blob-wheel'))).toBe('only-admiral-across');
  });

  it('makes the Admiral across discard and nobody else [EMPEROR-9]', () => {
    const hand = ['scout'];
    const t = emperor({ 0: { hand: ['imperial-fighter'] }, 3: { hand }, 4: { hand }, 5: { hand } });
    by(t, 0, play('imperial-fighter'));
    expect(awaited(t.state)).toEqual([5]);
    by(t, 5, choose(fromHand('scout')));
    expect(handSizes(t.data)).toEqual([0, 0, 0, 1, 1, 0]);
  });

  it('destroys bases of the Admiral across and of nobody else [EMPEROR-9]', () => {
    const t = by(emperor({ ...bases, 0: { hand: ['missile-mech'] } }), 0, play('missile-mech'));
    expect(offered(t, 0)).toEqual([baseOf(5, 'blob-world'), nothing]);
  });

  it('turns against the enemy Emperor once the Admiral across is defeated [EMPEROR-10]', () => {
    const t = emperor({
      ...bases,
      0: { combat: 30, hand: ['missile-mech', 'imperial-fighter'] },
      3: { hand: ['scout'] },
      4: { inPlay: ['blob-wheel'], hand: ['scout'] },
      5: { authority: 1, deck: [] },
    });
    by(t, 0, attack(5, 1));
    expect(prey(t, 0)).toEqual(['player 4', 'blob-wheel of 4']);
    by(t, 0, play('missile-mech'));
    expect(offered(t, 0)).toEqual([baseOf(4, 'blob-wheel'), nothing]);
    by(t, 0, choose(nothing), play('imperial-fighter'));
    expect(awaited(t.state)).toEqual([4]);
    by(t, 4, choose(fromHand('scout')));
    by(t, 0, attack(4, 1));
    expect(scores(t.data)[4]).toBe(59);
  });

  it('never turns against the other Admiral [EMPEROR-11]', () => {
    const t = emperor({
      0: { combat: 30 },
      3: { inPlay: ['the-hive'] },
      5: { authority: 1, deck: [] },
    });
    by(t, 0, attack(5, 1));
    expect(refused(t, 0, attack(3, 29))).toBe('only-admiral-across');
    expect(refused(t, 0, attackBase(3, 'the-hive'))).toBe('only-admiral-across');
  });

  it('is not freed by the defeat of the other enemy Admiral [EMPEROR-10]', () => {
    const t = emperor({ 0: { combat: 30 }, 3: { deck: [] } });
    by(t, 3, concede);
    expect(prey(t, 0)).toEqual(['player 5']);
  });
});

describe('an Emperor', () => {
  it('attacks every opponent and every base of theirs [EMPEROR-12]', () => {
    const t = emperor({
      1: { combat: 30, hand: ['missile-mech', 'imperial-fighter'] },
      3: { inPlay: ['the-hive'], hand: ['scout'] },
      4: { inPlay: ['blob-wheel'], hand: ['scout'] },
      5: { inPlay: ['blob-world', 'war-world'], hand: ['scout'] },
    });
    turnOf(t, 1);
    expect(prey(t, 1)).toEqual([
      'player 3',
      'the-hive of 3',
      'player 4',
      'blob-wheel of 4',
      'war-world of 5',
    ]);
    by(t, 1, play('missile-mech'));
    expect(offered(t, 1)).toEqual([
      baseOf(3, 'the-hive'),
      baseOf(4, 'blob-wheel'),
      baseOf(5, 'war-world', 1),
      nothing,
    ]);
    by(t, 1, choose(nothing), play('imperial-fighter'));
    expect(offered(t, 1)).toEqual([player(3), player(4), player(5)]);
  });
});

describe('the end of an Emperor game', () => {
  it('is the defeat of an Emperor, also with both Admirals alive [EMPEROR-21]', () => {
    const t = turnOf(emperor({ 1: { combat: 5 }, 4: { authority: 5 } }), 1);
    by(t, 1, attack(4, 5));
    expect(t.winners).toEqual([0, 1, 2]);
    expect(defeated(t.data)).toContain(4);
    expect(awaited(t.state)).toEqual([]);
  });
});
