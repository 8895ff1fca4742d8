import { randomFrom } from '@openrealms/engine';
import type { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { coreTable, inPlay, ME } from '../core/table.ts';

/** The cards drawn by the last action, in order, with '|' where the discard pile was shuffled. */
function drawn(t: Table): string[] {
  return t.events.flatMap((event) => {
    if (event.kind === 'deck-shuffled') return ['|'];
    return event.kind === 'card-drawn' ? [String(event.card)] : [];
  });
}

describe('the draw phase', () => {
  it('gives me five cards from the top of my own deck [DRAW-1, DRAW-2]', () => {
    const t = coreTable({
      me: { deck: ['ram', 'scout', 'cutter', 'viper', 'corvette', 'explorer', 'freighter'] },
      opponent: { deck: ['the-hive'], hand: ['scout'] },
    }).endTurn();
    expect(drawn(t)).toEqual(['ram', 'scout', 'cutter', 'viper', 'corvette']);
    expect(t.me.hand.toSorted()).toEqual(['corvette', 'cutter', 'ram', 'scout', 'viper']);
    expect(t.me.deck).toEqual(['explorer', 'freighter']);
    expect(t.opponent).toMatchObject({ deck: ['the-hive'], hand: ['scout'] });
  });

  it('gives five cards whatever was in hand before [DRAW-1]', () => {
    const t = coreTable({
      me: { hand: Array(7).fill('viper'), deck: Array(6).fill('scout') },
    }).endTurn();
    expect(t.me.hand).toEqual(Array(5).fill('scout'));
  });

  it('of the opponent is drawn from their deck [DRAW-2]', () => {
    const t = coreTable({
      me: { deck: Array(6).fill('scout') },
      opponent: { deck: ['ram', 'viper', 'viper', 'viper', 'viper', 'viper'] },
    });
    t.endTurn().endTurn();
    expect(drawn(t)).toEqual(['ram', 'viper', 'viper', 'viper', 'viper']);
    expect(t.opponent.deck).toEqual(['viper']);
    expect(t.me.deck).toEqual(['scout']);
  });
});

describe('drawing', () => {
  it('from the top also happens for abilities [DRAW-2]', () => {
    const t = coreTable({ me: { hand: ['corvette'], deck: ['ram', 'viper'] } }).play('corvette');
    expect(t.me).toMatchObject({ hand: ['ram'], deck: ['viper'] });
  });

  it('from an empty deck makes the discard pile the new deck [DRAW-3]', () => {
    const t = coreTable({
      me: { hand: ['corvette'], discard: ['ram', 'cutter', 'viper'] },
      opponent: { discard: ['scout'] },
    }).play('corvette');
    expect(t.me.discard).toEqual([]);
    expect([...t.me.deck, ...t.me.hand].toSorted()).toEqual(['cutter', 'ram', 'viper']);
    expect(t.me.hand).toHaveLength(1);
    expect(t.events).toContainEqual({ kind: 'deck-shuffled', seat: ME, count: 3 });
    expect(t.opponent).toMatchObject({ deck: [], discard: ['scout'] });
  });

  it('shuffles the new deck: every card may be anywhere [DRAW-3]', () => {
    const discard = ['ram', 'cutter', 'viper', 'scout', 'explorer'];
    const shuffles = 500;
    const found = discard.map(() => new Map<string, number>());
    for (let i = 0; i < shuffles; i++) {
      const t = coreTable({ me: { hand: ['corvette'], discard } });
      Object.assign(t.state, randomFrom(`shuffle ${i}`));
      t.play('corvette');
      [...t.me.hand, ...t.me.deck].forEach((card, place) => {
        found[place].set(card, (found[place].get(card) ?? 0) + 1);
      });
    }
    for (const place of found) {
      for (const card of discard) {
        expect((place.get(card) ?? 0) / shuffles).toBeGreaterThan(0.14);
        expect((place.get(card) ?? 0) / shuffles).toBeLessThan(0.26);
      }
    }
  });

  it('the last card of a deck shuffles nothing yet [DRAW-4]', () => {
    const t = coreTable({
      me: { hand: ['corvette'], deck: ['ram'], discard: ['viper', 'scout'] },
    }).play('corvette');
    expect(drawn(t)).toEqual(['ram']);
    expect(t.me).toMatchObject({ deck: [], discard: ['viper', 'scout'] });
  });

  it('exactly five cards leaves an empty deck beside the discard pile [DRAW-4]', () => {
    const t = coreTable({
      me: { deck: ['ram', 'ram', 'ram', 'ram', 'ram'], discard: ['viper'] },
    }).endTurn();
    expect(drawn(t)).toEqual(['ram', 'ram', 'ram', 'ram', 'ram']);
    expect(t.me).toMatchObject({ deck: [], discard: ['viper'] });
    // The next draw finds the discard pile of both turns.
    t.endTurn().endTurn();
    expect(drawn(t)[0]).toBe('|');
    expect([...t.me.hand, ...t.me.deck].toSorted()).toEqual([
      'ram',
      'ram',
      'ram',
      'ram',
      'ram',
      'viper',
    ]);
  });

  it('beyond the end of the deck takes what is left, shuffles and goes on [DRAW-5]', () => {
    const t = coreTable({
      me: {
        hand: ['ram'],
        deck: ['cutter', 'cutter', 'cutter', 'cutter'],
        discard: ['ram', 'ram'],
      },
    }).endTurn();
    expect(drawn(t)).toEqual(['cutter', 'cutter', 'cutter', 'cutter', '|', 'ram']);
    expect(t.me).toMatchObject({ deck: ['ram', 'ram'], discard: [] });
  });

  it('with a reshuffle in the middle of an ability [DRAW-5]', () => {
    const t = coreTable({
      me: { hand: ['command-ship'], deck: ['ram'], discard: ['viper'] },
    }).play('command-ship');
    expect(drawn(t)).toEqual(['ram', '|', 'viper']);
  });

  it('does not shuffle cards in hand or in play into the deck [DRAW-6]', () => {
    const t = coreTable({
      me: { hand: ['command-ship', 'viper'], inPlay: ['blob-wheel'], discard: ['scout', 'ram'] },
    }).play('command-ship');
    expect(t.me.hand.toSorted()).toEqual(['ram', 'scout', 'viper']);
    expect(t.me).toMatchObject({ deck: [], discard: [] });
    expect(inPlay(t.me)).toEqual(['blob-wheel', 'command-ship']);
  });

  it('with deck and discard pile empty gives fewer cards, without penalty [DRAW-7]', () => {
    const t = coreTable({ me: { hand: ['command-ship', 'viper'], deck: ['scout'] } });
    t.play('command-ship');
    expect(drawn(t)).toEqual(['scout']);
    expect(t.me).toMatchObject({ authority: 54, combat: 5 });
    t.endTurn();
    expect(t.me.hand.toSorted()).toEqual(['command-ship', 'scout', 'viper']);
    expect(t.me).toMatchObject({ deck: [], discard: [], authority: 54 });
  });

  it('with no card at all gives none [DRAW-7]', () => {
    const t = coreTable({ opponent: { hand: ['viper'] } }).endTurn();
    expect(drawn(t)).toEqual([]);
    expect(t.me).toMatchObject({ hand: [], authority: 50, defeated: false });
    expect(t.winners).toEqual([]);
  });
});
