import { describe, expect, it } from 'vitest';
import { coreTable, inPlay } from '../table.ts';

describe('Blob Fighter', () => {
  it('gives 3 combat when played [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['blob-fighter', 'scout'], deck: ['viper'] } });
    const { opponent } = t;
    t.play('blob-fighter');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 3 });
    expect(t.me).toMatchObject({ hand: ['scout'], deck: ['viper'], discard: [] });
    expect(inPlay(t.me)).toEqual(['blob-fighter']);
    expect(t.opponent).toEqual(opponent);
    expect(t.settled).toBe(true);
  });

  it('draws one card, once, with another Blob card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['blob-fighter', 'cutter', 'trade-pod'], deck: ['viper', 'scout', 'scout'] },
    });
    t.play('blob-fighter').play('cutter');
    expect(t.usable()).toEqual([]);
    t.play('trade-pod');
    expect(t.usable()).toEqual(['ally of blob-fighter', 'ally of trade-pod']);
    t.use('ally', 'blob-fighter');
    expect(t.me).toMatchObject({ combat: 3, hand: ['viper'], deck: ['scout', 'scout'] });
    expect(t.usable()).toEqual(['ally of trade-pod']);
    expect(t.settled).toBe(true);
  });

  it('draws one card for each of two Fighters, which serve each other [ALLY-4, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['blob-fighter', 'blob-fighter'], deck: ['scout', 'viper', 'viper'] },
    });
    t.play('blob-fighter').play('blob-fighter');
    t.use('ally', 'blob-fighter', 0).use('ally', 'blob-fighter', 1);
    expect(t.me).toMatchObject({ combat: 6, hand: ['scout', 'viper'], deck: ['viper'] });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('has nothing to use while there is nothing to draw [ABILITY-14]', () => {
    const t = coreTable({ me: { hand: ['blob-fighter', 'trade-pod'] } });
    t.play('blob-fighter').play('trade-pod');
    expect(t.usable()).toEqual(['ally of trade-pod']);
    expect(t.settled).toBe(true);
  });
});
