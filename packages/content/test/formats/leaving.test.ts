import { awaited, loadGame, saveGame, toData, viewFor } from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import {
  at,
  attack,
  by,
  choose,
  concede,
  defeated,
  fromHand,
  nothing,
  play,
  refused,
} from './support.ts';

const BOSS = 0;

describe('giving up while others leave the game', () => {
  it('is nothing that a player can do twice [MULTI-15]', () => {
    const t = by(at('raid', 4, { 2: { hand: ['ram'] } }), 2, concede);
    expect(refused(t, 2, concede)).toBe('defeated');
    by(t, 2, choose(nothing), choose(nothing));
    expect(refused(t, 2, concede)).toBe('defeated');
  });

  it('leaves untouched what a player defeated before still has to leave behind [MULTI-10]', () => {
    const t = at('emperor', 6, {
      0: { combat: 1, deck: [] },
      5: { authority: 1, deck: ['ram', 'cutter'] },
    });
    by(t, 0, attack(5, 1), concede);
    expect(awaited(t.state)).toEqual([5]);
    by(t, 5, choose({ from: 'deck', card: 'ram' }));
    expect(t.data.seats[4].discard).toEqual(['ram']);
    expect(t.data.scrapHeap).toEqual(['cutter']);
    expect(t.data.active).toEqual([1]);
  });

  it('of an heir lets a Raider defeated before decide for the others only [RAID-21]', () => {
    const t = at('raid', 4, {
      0: { combat: 1 },
      1: { deck: [] },
      2: { authority: 1, hand: ['ram'], deck: ['cutter'] },
      3: { deck: [] },
    });
    by(t, BOSS, attack(2, 1));
    by(t, 3, concede);
    expect(viewFor(t.state, 2).choice).toMatchObject({ kind: 'bequeath', heir: 1 });
    by(t, 2, choose(fromHand('ram')));
    expect(awaited(t.state)).toEqual([BOSS]);
    expect(t.data.seats.map(({ discard }) => discard)).toEqual([[], ['ram'], [], []]);
    expect(t.data.scrapHeap.toSorted()).toEqual(['cutter']);
  });

  it('of several Raiders can wait for their decisions, also in a saved game [RAID-21, RAID-26]', () => {
    const t = at('raid', 6, { 0: { hand: ['imperial-fighter'] }, 5: { hand: ['scout'] } });
    by(t, BOSS, play('imperial-fighter'));
    for (const seat of [1, 2, 3]) by(t, seat, concede);
    const loaded = loadGame(JSON.stringify(saveGame(t.state)), [core]);
    expect(loaded.ok && toData(loaded.value)).toEqual(t.data);

    // Each of them has two teammates left: seats 4 and 5.
    for (const seat of [3, 2, 1]) {
      expect(awaited(t.state)).toEqual([seat]);
      by(t, seat, choose(nothing), choose(nothing));
    }
    expect(awaited(t.state)).toEqual([5]);
    by(t, 5, choose(fromHand('scout')));
    expect(awaited(t.state)).toEqual([BOSS]);
    expect(defeated(t.data)).toEqual([1, 2, 3]);
  });
});
