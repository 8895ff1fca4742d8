import { describe, expect, it } from 'vitest';
import { acquisitions, coreTable } from '../table.ts';

describe('Freighter', () => {
  it('gives 4 trade when played [SHIP-1, ALLY-2]', () => {
    const t = coreTable({ me: { hand: ['freighter'] }, tradeRow: ['freighter'] });
    t.play('freighter');
    expect(t.me).toMatchObject({ authority: 50, trade: 4, combat: 0 });
    expect(t.usable()).toEqual([]);
    expect(acquisitions(t)).toEqual(['freighter to discard']);
    expect(t.settled).toBe(true);
  });

  it('puts the next ship acquired on top of the deck, and only that one [ACQUIRE-9, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['freighter', 'cutter'], deck: ['viper'] },
      tradeRow: ['ram', 'blob-wheel', 'battle-pod'],
      explorers: 2,
    });
    t.play('freighter').play('cutter').use('ally', 'freighter');
    expect(t.usable()).toEqual(['ally of cutter']);
    expect(acquisitions(t)).toEqual([
      'ram to discard',
      'ram to top-of-deck',
      'blob-wheel to discard',
      'battle-pod to discard',
      'battle-pod to top-of-deck',
      'explorer to discard',
      'explorer to top-of-deck',
    ]);
    t.acquire('ram', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 4 + 2 - 3, deck: ['ram', 'viper'], discard: [] });
    expect(acquisitions(t)).toEqual([
      'blob-wheel to discard',
      'battle-pod to discard',
      'explorer to discard',
    ]);
    expect(t.settled).toBe(true);
  });

  it('may put an Explorer on top of the deck [ACQUIRE-9]', () => {
    const t = coreTable({ me: { hand: ['freighter', 'cutter'], deck: ['viper'] }, explorers: 2 });
    t.play('freighter').play('cutter').use('ally', 'freighter');
    t.acquire('explorer', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 4, deck: ['explorer', 'viper'], discard: [] });
    expect(t.data.explorers).toBe(1);
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    expect(t.settled).toBe(true);
  });

  it('is used up by a ship put into the discard pile [ACQUIRE-12]', () => {
    const t = coreTable({ me: { hand: ['freighter', 'cutter'] }, explorers: 2 });
    t.play('freighter').play('cutter').use('ally', 'freighter').acquire('explorer', 'discard');
    expect(t.me).toMatchObject({ deck: [], discard: ['explorer'] });
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    expect(t.settled).toBe(true);
  });

  it('passes over a base and waits for the next ship [ACQUIRE-10]', () => {
    const t = coreTable({
      me: { hand: ['freighter', 'cutter'] },
      tradeRow: ['blob-wheel', 'ram'],
    });
    t.play('freighter').play('cutter').use('ally', 'freighter').acquire('blob-wheel');
    expect(t.me).toMatchObject({ deck: [], discard: ['blob-wheel'] });
    t.acquire('ram', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 0, deck: ['ram'], discard: ['blob-wheel'] });
    expect(t.settled).toBe(true);
  });

  it('covers two ships with two Freighters [ACQUIRE-11]', () => {
    const t = coreTable({ me: { hand: ['freighter', 'freighter'] }, explorers: 4 });
    t.play('freighter').play('freighter').use('ally', 'freighter', 0).use('ally', 'freighter', 1);
    t.acquire('explorer', 'top-of-deck').acquire('explorer', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 4, deck: ['explorer', 'explorer'], discard: [] });
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    expect(t.settled).toBe(true);
  });

  it('does not move a ship acquired before [ACQUIRE-9]', () => {
    const t = coreTable({ me: { hand: ['freighter', 'cutter'] }, explorers: 2 });
    t.play('freighter').play('cutter').acquire('explorer').use('ally', 'freighter');
    expect(t.me).toMatchObject({ deck: [], discard: ['explorer'] });
    expect(acquisitions(t)).toEqual(['explorer to discard', 'explorer to top-of-deck']);
    expect(t.settled).toBe(true);
  });

  it('waits no longer than the turn [ACQUIRE-13]', () => {
    const t = coreTable({ me: { hand: ['freighter', 'cutter'] }, explorers: 2 });
    t.play('freighter').play('cutter').use('ally', 'freighter').endTurn().endTurn();
    t.play('freighter');
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    expect(t.settled).toBe(true);
  });
});
