import { awaited } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  attackBase,
  baseOf,
  by,
  cardsInPlay,
  choose,
  EVERY_FORMAT,
  endTurn,
  everySeat,
  fromHand,
  nothing,
  offered,
  play,
  player,
  prey,
  refused,
  turnOf,
  use,
} from './support.ts';

describe('the rules of the duel', () => {
  it.each(EVERY_FORMAT)('hold in %s for %i players [MULTI-1]', (format, seats) => {
    const t = at(
      format,
      seats,
      {
        0: { hand: ['ram', 'blob-wheel', 'scout', 'scout', 'viper'], deck: Array(8).fill('viper') },
      },
      { tradeRow: ['cutter'], tradeDeck: ['corvette'] },
    );
    by(t, 0, play('ram'), play('blob-wheel'), use('ally', 'ram'), use('primary', 'blob-wheel', 1));
    by(t, 0, play('scout'), play('scout'));
    by(t, 0, { type: 'acquire', card: 'cutter', space: 0, to: 'discard' });
    expect(t.data.seats[0]).toMatchObject({ combat: 5 + 2 + 1, trade: 0, discard: ['cutter'] });
    expect(t.data.tradeRow[0]).toBe('corvette');
    while (t.data.turn === 1) by(t, awaited(t.state)[0], endTurn);
    expect(t.data.seats[0]).toMatchObject({ combat: 0, trade: 0 });
    expect(t.data.seats[0].discard.toSorted()).toEqual([
      'cutter',
      'ram',
      'scout',
      'scout',
      'viper',
    ]);
    expect(cardsInPlay(t, 0)).toEqual(['blob-wheel']);
    expect(new Set(t.data.seats[0].hand)).toEqual(new Set(['viper']));
  });
});

describe('the order around the table', () => {
  it.each(EVERY_FORMAT.filter(([format]) => format !== 'hydra'))(
    'is clockwise in %s for %i players, and closes after the last seat [MULTI-2]',
    (format, seats) => {
      const t = at(format, seats);
      for (const seat of [...everySeat(seats), 0]) {
        expect(t.data.active).toEqual([seat]);
        by(t, seat, endTurn);
      }
    },
  );

  it('makes the next seat the one on the left [MULTI-2]', () => {
    const t = at('hunter', 3, { 0: { combat: 1 } });
    expect(prey(t, 0)).toEqual(['player 1']);
  });
});

describe('an outpost', () => {
  const table = () =>
    at('free-for-all', 3, {
      0: { combat: 9, hand: ['missile-mech'] },
      1: { inPlay: ['space-station', 'blob-wheel'] },
      2: { inPlay: ['the-hive'] },
    });

  it('does not stop attacks on other opponents and their bases [MULTI-3]', () => {
    const t = table();
    expect(prey(t, 0)).toEqual(['space-station of 1', 'player 2', 'the-hive of 2']);
    expect(refused(t, 0, attack(1, 9))).toBe('outpost-in-the-way');
    by(t, 0, attack(2, 1), attackBase(2, 'the-hive'));
    expect(t.data.seats[2]).toMatchObject({ authority: 49, discard: ['the-hive'] });
  });

  it('does not stop effects on the bases of other opponents [MULTI-3]', () => {
    const t = by(table(), 0, play('missile-mech'));
    expect(offered(t, 0)).toEqual([baseOf(1, 'space-station'), baseOf(2, 'the-hive'), nothing]);
  });

  it.each([
    ['emperor', 6, 1, [3, 4, 5]],
    ['raid', 4, 0, [1, 2, 3]],
  ] as const)('does not protect teammates in %s [MULTI-3]', (format, seats, by, opponents) => {
    const [owner, ...others] = opponents;
    const t = turnOf(
      at(format, seats, { [by]: { combat: 3 }, [owner]: { inPlay: ['war-world'] } }),
      by,
    );
    expect(prey(t, by)).toEqual(others.map((seat) => `player ${seat}`));
  });

  it('does not stop a forced discard [MULTI-6]', () => {
    const t = at('free-for-all', 3, {
      0: { hand: ['imperial-fighter'] },
      1: { inPlay: ['war-world'], hand: ['scout'] },
      2: { hand: ['scout'] },
    });
    by(t, 0, play('imperial-fighter'));
    expect(offered(t, 0)).toEqual([player(1), player(2)]);
    by(t, 0, choose(player(1)));
    expect(offered(t, 1)).toEqual([fromHand('scout')]);
  });
});

describe('several who have to decide', () => {
  it('do so clockwise, beginning with the player whose turn it is [MULTI-16]', () => {
    const hand = ['scout', 'viper'];
    const t = at(
      'hydra',
      6,
      {
        0: { hand: ['imperial-fighter', 'imperial-fighter'] },
        1: { hand: ['imperial-fighter'] },
        3: { hand },
        4: { hand },
        5: { hand },
      },
      { options: { discardTiming: 'next-turn' } },
    );
    by(
      t,
      0,
      play('imperial-fighter'),
      choose(player(5)),
      play('imperial-fighter'),
      choose(player(3)),
    );
    by(t, 1, play('imperial-fighter'), choose(player(4)));
    for (const seat of [0, 1, 2]) by(t, seat, endTurn);
    for (const seat of [3, 4, 5]) {
      expect(awaited(t.state)).toEqual([seat]);
      by(t, seat, choose(fromHand('scout')));
    }
    expect(awaited(t.state)).toEqual([3, 4, 5]);
  });
});
