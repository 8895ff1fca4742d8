import { type SeatView, viewFor } from '@openrealms/engine';
import type { Side, Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { coreTable, ME, OPPONENT } from '../core/table.ts';

/** What everybody but me knows of my hand and deck; spectators must know the same. */
function known(t: Table): Pick<SeatView, 'knownHand' | 'knownTop' | 'unseen' | 'handCount'> {
  const [seen, watched] = ([OPPONENT, 'spectator'] as const).map((viewer) => {
    const { knownHand, knownTop, unseen, handCount } = viewFor(t.state, viewer).seats[ME];
    return { knownHand, knownTop, unseen, handCount };
  });
  expect(watched).toEqual(seen);
  // I know the same of what is public, and my hand besides.
  const mine = viewFor(t.state, ME).seats[ME];
  expect({ knownHand: mine.knownHand, knownTop: mine.knownTop }).toEqual({
    knownHand: seen.knownHand,
    knownTop: seen.knownTop,
  });
  return seen;
}

/** My main phase with a Ram that all saw go on top of my deck, above a Scout. */
function ramOnTop(me: Side = {}, opponent: Side = {}): Table {
  return coreTable({
    me: { deck: ['scout'], inPlay: ['blob-carrier', 'the-hive'], ...me },
    opponent: { hand: ['viper'], ...opponent },
    tradeRow: ['ram'],
    explorers: 1,
  })
    .use('ally', 'blob-carrier')
    .chooseFromRow('ram');
}

describe('a ship that all saw go on top of my deck', () => {
  it('is known there and not among the unseen cards [PUBLIC-4]', () => {
    expect(known(ramOnTop({ hand: ['viper'] }))).toEqual({
      knownTop: ['ram'],
      knownHand: [],
      unseen: ['scout', 'viper'],
      handCount: 1,
    });
  });

  it('stays known over turns in which it is not drawn [PUBLIC-4]', () => {
    // Two cards are put on top of each other; the upper one is drawn by the Hive.
    const t = ramOnTop({ hand: ['blob-carrier'], deck: Array(6).fill('scout') });
    t.play('blob-carrier').use('ally', 'blob-carrier', 2).chooseExplorer();
    expect(known(t).knownTop).toEqual(['explorer', 'ram']);
    t.use('ally', 'the-hive');
    expect(known(t)).toMatchObject({ knownTop: ['ram'], knownHand: ['explorer'] });
    expect(known(t).unseen).toEqual(Array(6).fill('scout'));
    t.endTurn();
    expect(known(t)).toEqual({
      knownTop: [],
      knownHand: ['ram'],
      unseen: Array(6).fill('scout'),
      handCount: 5,
    });
    t.endTurn();
    expect(known(t)).toMatchObject({ knownHand: ['ram'], handCount: 5 });
  });

  it('is known in hand until it is played [PUBLIC-3]', () => {
    const t = ramOnTop({ hand: ['viper'] }).use('ally', 'the-hive');
    expect(known(t)).toEqual({
      knownTop: [],
      knownHand: ['ram'],
      unseen: ['scout', 'viper'],
      handCount: 2,
    });
    t.play('viper');
    expect(known(t).knownHand).toEqual(['ram']);
    t.play('ram');
    expect(known(t)).toEqual({ knownTop: [], knownHand: [], unseen: ['scout'], handCount: 0 });
  });

  it('is known in hand until it is scrapped [PUBLIC-3]', () => {
    const t = ramOnTop({
      hand: ['viper'],
      inPlay: ['blob-carrier', 'the-hive', 'junkyard'],
    }).use('ally', 'the-hive');
    t.use('primary', 'junkyard').chooseFromHand('ram');
    expect(known(t)).toEqual({
      knownTop: [],
      knownHand: [],
      unseen: ['scout', 'viper'],
      handCount: 1,
    });
  });

  it('is known in hand until it is discarded, on its own turn or another’s [PUBLIC-3]', () => {
    const t = ramOnTop({ deck: Array(9).fill('scout') }, { hand: ['imperial-fighter', 'viper'] });
    t.endTurn();
    expect(known(t).knownHand).toEqual(['ram']);
    t.play('imperial-fighter').chooseFromHand('ram');
    expect(known(t)).toMatchObject({ knownHand: [], handCount: 4 });

    const own = ramOnTop({
      hand: ['viper'],
      inPlay: ['blob-carrier', 'the-hive', 'recycling-station'],
    });
    own.use('ally', 'the-hive').use('primary', 'recycling-station');
    own.chooseBranch('discard up to 2, then draw that many').chooseFromHand('ram').decline();
    expect(known(own).knownHand).toEqual([]);
  });

  it('is one of two: when a copy is played, no one can tell whether another is left [PUBLIC-3]', () => {
    const t = ramOnTop({ hand: ['ram', 'viper'] }).use('ally', 'the-hive');
    expect(known(t)).toMatchObject({ knownHand: ['ram'], unseen: ['ram', 'scout', 'viper'] });
    t.play('ram');
    expect(known(t)).toEqual({
      knownTop: [],
      knownHand: [],
      unseen: ['ram', 'scout', 'viper'],
      handCount: 2,
    });
  });
});

describe('a reshuffle', () => {
  it('in the draw phase tells the cards drawn before it, and no others [PUBLIC-3]', () => {
    const t = coreTable({
      me: { hand: ['viper'], deck: ['ram', 'cutter'], discard: ['scout', 'corvette', 'scout'] },
    }).endTurn();
    // Ram and Cutter were the last of the deck; three more came out of Viper, Corvette and two Scouts.
    expect(known(t)).toEqual({
      knownTop: [],
      knownHand: ['cutter', 'ram'],
      unseen: ['corvette', 'scout', 'scout', 'viper'],
      handCount: 5,
    });
  });

  it('tells the hand in the middle of a turn too, until its cards are played [PUBLIC-3]', () => {
    const t = coreTable({
      me: { hand: ['corvette', 'ram', 'viper'], discard: ['scout', 'cutter'] },
    }).play('corvette');
    expect(known(t)).toEqual({
      knownTop: [],
      knownHand: ['ram', 'viper'],
      unseen: ['cutter', 'scout'],
      handCount: 3,
    });
    t.play('ram');
    expect(known(t).knownHand).toEqual(['viper']);
    t.endTurn();
    expect(known(t).knownHand).not.toContain('ram');
  });

  it('of an empty hand tells nothing [PUBLIC-3]', () => {
    const t = coreTable({ me: { hand: ['corvette'], discard: ['scout', 'cutter'] } });
    t.play('corvette');
    expect(known(t)).toEqual({
      knownTop: [],
      knownHand: [],
      unseen: ['cutter', 'scout'],
      handCount: 1,
    });
  });
});
