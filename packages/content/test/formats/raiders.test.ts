import { awaited, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import {
  acquire,
  at,
  attack,
  by,
  choose,
  concede,
  endTurn,
  fromDeck,
  fromDiscard,
  fromHand,
  nothing,
  offered,
  passCard,
  refused,
  scores,
  transfer,
} from './support.ts';

const BOSS = 0;

describe('a Raider', () => {
  it('has trade, combat and authority alone, and hands nothing on [RAID-20]', () => {
    const t = at(
      'raid',
      3,
      {
        0: { combat: 4 },
        1: { trade: 1, combat: 1, discard: ['ram'] },
        2: { trade: 7, combat: 7 },
      },
      { tradeRow: ['cutter'] },
    );
    by(t, BOSS, attack(2, 4), endTurn);
    expect(scores(t.data)).toEqual([50, 50, 46]);
    expect(refused(t, 1, acquire('cutter'))).toBe('too-expensive');
    for (const what of ['trade', 'combat'] as const) {
      expect(refused(t, 1, transfer(what, 2, 1))).toBe('not-a-receiver');
    }
    expect(refused(t, 1, passCard('ram', 2))).toBe('not-a-receiver');
    expect(refused(t, 2, attack(BOSS, 7))).toBe('not-your-turn');
  });

  const dying = {
    0: { combat: 9 },
    1: { deck: [] },
    2: {
      authority: 1,
      hand: ['ram'],
      deck: ['cutter'],
      discard: ['corvette'],
      inPlay: ['the-hive'],
    },
    3: { deck: [] },
  };
  const fallen = () => by(at('raid', 4, dying), BOSS, attack(2, 1));

  it('who is defeated may leave one card to each teammate [RAID-21]', () => {
    const t = fallen();
    expect(awaited(t.state)).toEqual([2]);
    by(t, 2, choose(fromHand('ram')), choose(fromDeck('cutter')));
    expect(t.data.seats.map(({ discard }) => discard)).toEqual([[], ['cutter'], [], ['ram']]);
    expect(awaited(t.state)).toEqual([BOSS]);
    expect(t.data.scrapHeap.toSorted()).toEqual(['corvette', 'the-hive']);
  });

  it('who is defeated decides clockwise for whom [RAID-22]', () => {
    const t = fallen();
    expect(viewFor(t.state, 2).choice).toMatchObject({ kind: 'bequeath', heir: 3, optional: true });
    by(t, 2, choose(nothing));
    expect(viewFor(t.state, 2).choice).toMatchObject({ kind: 'bequeath', heir: 1 });
    by(t, 2, choose(fromDiscard('corvette')));
    expect(t.data.seats.map(({ discard }) => discard)).toEqual([[], ['corvette'], [], []]);
  });

  it('who is defeated leaves no card that was in play [RAID-22]', () => {
    expect(offered(fallen(), 2)).not.toContainEqual(expect.objectContaining({ card: 'the-hive' }));
  });

  it('who is defeated leaves nothing to those defeated before [RAID-21]', () => {
    const t = at('raid', 4, { ...dying, 3: { authority: 1, deck: [] } });
    by(t, BOSS, attack(3, 1), attack(2, 1));
    by(t, 2, choose(fromHand('ram')));
    expect(awaited(t.state)).toEqual([BOSS]);
    expect(t.data.seats[1].discard).toEqual(['ram']);
  });

  it('who is defeated loses all other cards to the scrap heap [RAID-23]', () => {
    const t = by(fallen(), 2, choose(nothing), choose(nothing));
    expect(t.data.scrapHeap.toSorted()).toEqual(['corvette', 'cutter', 'ram', 'the-hive']);
    expect(t.data.seats[2]).toMatchObject({ hand: [], deck: [], discard: [], inPlay: [] });
  });

  it('who gives up is asked like one who is defeated [RAID-26]', () => {
    const t = by(at('raid', 3, { 1: { hand: ['ram'] }, 2: { deck: [] } }), 1, concede);
    expect(awaited(t.state)).toEqual([1]);
    by(t, 1, choose(fromHand('ram')));
    expect(t.data.seats[2].discard).toEqual(['ram']);
    expect(t.winners).toEqual([]);
    expect(awaited(t.state)).toEqual([BOSS]);
  });
});
