import { describe, expect, it } from 'vitest';
import { cardFigures } from '../../src/balance/card-figures.ts';
import { number, points, targetFigures } from '../../src/balance/figures.ts';
import { gameFigures } from '../../src/balance/game-figures.ts';
import { judge, spanAt } from '../../src/balance/span.ts';
import { spreadOf } from '../../src/balance/spread.ts';
import { cardsTarget, tally, target, turnsTarget, verdict } from '../../src/balance/targets.ts';
import { madeCard, madeDesign, madeGame } from './made-games.ts';

describe('where numbers lie', () => {
  it('is said by the middle one and the middle half', () => {
    const { median, quartiles } = spreadOf([9, 1, 5, 3, 7]);
    expect(median).toBe(5);
    expect(quartiles).toEqual([3, 7]);
    expect(spreadOf([1, 2, 3, 4]).median).toBe(2.5);
  });

  it('has an interval by rank', () => {
    // Of 100 numbers: between the 41st and the 60th.
    const all = Array.from({ length: 100 }, (_, i) => i + 1);
    expect(spreadOf(all).interval).toEqual([41, 60]);
    expect(spreadOf([4, 4, 4, 4, 4]).interval).toBeNull();
    expect(spreadOf([9, 8, 3, 4, 5, 6]).interval).toEqual([3, 9]);
  });
});

describe('the figures of games', () => {
  const designs = [
    madeDesign('Alpha', { factions: ['blob', 'kingdom'] }),
    madeDesign('Omega', { factions: ['machine-cult'], copies: null }),
  ];
  const bought = { acquired: Uint16Array.of(0, 1, 0), acquiredIn: Uint16Array.of(1, 2, 3) };
  const games = [
    madeGame({ ...bought, offered: Uint16Array.of(3, 0), turns: 10 }),
    madeGame({ ...bought, offered: Uint16Array.of(1, 0), winner: 1, turns: 13 }),
    madeGame({ winner: null, end: 'unfinished', offered: Uint16Array.of(0, 0), turns: 13 }),
    madeGame({ winner: 1, firstSeat: 1, offered: Uint16Array.of(0, 0), turns: 4 }),
  ];

  it('count who won and how it ended', () => {
    const found = gameFigures(games, designs);
    expect(found.firstPlayer).toMatchObject({ count: 2, of: 4, share: 0.5 });
    expect(found.ends).toEqual({ defeat: 3, political: 0, draw: 0, unfinished: 1 });
    expect(found.turns.median).toBe(11.5);
    expect(found.lengths).toEqual([
      [4, 1],
      [10, 1],
      [13, 2],
    ]);
    // Two by the winner of the first game and two by the loser of the second, of three that were won.
    const each = { winner: 2 / 3, loser: 2 / 3 };
    expect(found.factions).toEqual([
      { faction: 'blob', ...each },
      { faction: 'machine-cult', winner: 1 / 3, loser: 1 / 3 },
      { faction: 'kingdom', ...each },
    ]);
  });

  it('count what was offered and acquired, by whom and when', () => {
    const [alpha, omega] = cardFigures(games, designs);
    expect(alpha).toMatchObject({ offered: 1, acquired: 1, taken: 1, turn: 1.5, byWinner: 0.5 });
    expect(omega).toMatchObject({ offered: null, acquired: 0.5, taken: null, turn: 1 });
  });
});

describe('the span of a baseline', () => {
  const baseline = [
    madeCard('Low', 3, -2, 3),
    madeCard('Middle', 3, 1),
    madeCard('High', 3, 4, 4),
    madeCard('Seldom', 3, null),
    { ...madeCard('Pile', 3, 50), copies: null },
    madeCard('Dear', 5, 9),
    madeCard('Dearest', 8, 12),
  ];

  it('goes from its least to its most card of a cost', () => {
    const span = spanAt(3, baseline)!;
    expect([span.low.card, span.high.card]).toEqual(['Low', 'High']);
    expect(span.costs).toEqual([3]);
  });

  it('is borrowed from the nearest costs where there is no card', () => {
    expect(spanAt(4, baseline)).toMatchObject({ costs: [3, 5], low: { card: 'Low' } });
    expect(spanAt(9, baseline)).toMatchObject({ costs: [8], high: { card: 'Dearest' } });
    expect(spanAt(1, [])).toBeNull();
  });

  it.each([
    [1, 'inside', 0],
    [4, 'inside', 0],
    // Above the highest by 10 points, with an error of 5 from both.
    [14, 'beside', 2],
    [24, 'outside', 4],
    [-27, 'outside', -5],
  ])('judges a card that contributes %i points: %s', (value, place, beyond) => {
    const error = value > 0 ? 3 : 4;
    const found = judge(madeCard('New', 3, value, error), baseline);
    expect(found.place).toBe(place);
    expect(found.beyond).toBeCloseTo(beyond);
  });

  it('does not judge what is not known', () => {
    expect(judge(madeCard('New', 3, null), baseline).place).toBe('unknown');
  });
});

describe('a target', () => {
  const side = { group: 'Side', about: 'all' };

  it.each([
    [0.5, [0.46, 0.54], 'reached'],
    [0.5, [0.44, 0.56], 'reached, not certain'],
    [0.56, [0.54, 0.58], 'not reached, not certain'],
    [0.6, [0.57, 0.63], 'not reached'],
    [0.3, [0.27, 0.33], 'not reached'],
  ] as const)(
    'of 45 to 55 %% with %f is judged by its interval %j: %s',
    (value, interval, said) => {
      expect(verdict(target(side, 'share', value, interval, [0.45, 0.55]))).toBe(said);
    },
  );

  it('about cards asks that none is outside, and that all are known', () => {
    const judgement = (place: 'inside' | 'outside' | 'unknown') => ({
      card: madeCard('Card', 1, 1),
      judgement: { span: null, beyond: 0, place },
    });
    const said = (places: ('inside' | 'outside' | 'unknown')[], games = 1000) =>
      verdict(cardsTarget('cards', places.map(judgement), games));
    expect(said(['inside', 'inside'])).toBe('reached');
    expect(said(['inside', 'inside'], 100)).toBe('reached, not certain');
    expect(said(['inside', 'unknown'])).toBe('reached, not certain');
    expect(said(['inside', 'outside'])).toBe('not reached');
  });

  it('is put in words', () => {
    const half = target(side, 'share', 0.512, [0.49, 0.53], [0.45, 0.55]);
    expect(targetFigures(half)).toEqual(['45 to 55 %', '51.2 %', '49.0 to 53.0', 'reached']);
    const turns = turnsTarget('duels', { median: 26.5, interval: [26, 27], quartiles: [20, 30] });
    expect(targetFigures(turns)).toEqual(['20 to 32', '26.5', '26 to 27', 'reached']);
    expect(targetFigures(cardsTarget('core', [], 10))).toEqual(['none', 'none', '', 'reached']);
    expect(turnsTarget('duels', spreadOf([25, 26]))).toMatchObject({
      reached: true,
      certain: false,
    });
    const missed = target(side, 'share', 0.6, [0.5, 0.7], [0.45, 0.55]);
    expect(tally([half, turns, missed])).toBe('2 of 3 targets are reached, 2 of them for certain.');
    expect([0.031, -0.031, -0.0001].map(points)).toEqual(['+3.1', '−3.1', '0.0']);
    expect([3, 2.25].map(number)).toEqual(['3', '2.3']);
  });
});
