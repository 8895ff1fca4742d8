import { describe, expect, it } from 'vitest';
import { coreTable, inPlay } from '../table.ts';

describe('Battle Blob', () => {
  it('gives 8 combat when played [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['battle-blob'], deck: ['viper'] } });
    t.play('battle-blob');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 8, hand: [], deck: ['viper'] });
    expect(t.usable()).toEqual(['scrap of battle-blob']);
    expect(t.settled).toBe(true);
  });

  it('draws one card, once, with another Blob card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['battle-blob', 'viper', 'trade-pod'], deck: ['scout', 'viper'] },
    });
    t.play('battle-blob').play('viper');
    expect(t.usable()).toEqual(['scrap of battle-blob']);
    t.play('trade-pod').use('ally', 'battle-blob');
    expect(t.me).toMatchObject({ combat: 8 + 1, hand: ['scout'], deck: ['viper'] });
    expect(t.usable()).toEqual(['scrap of battle-blob', 'ally of trade-pod']);
    expect(t.settled).toBe(true);
  });

  it('is scrapped for 4 more combat [SCRAPAB-1, SCRAPAB-3, SCRAPAB-4]', () => {
    const t = coreTable({ me: { hand: ['battle-blob', 'scout'] } });
    t.play('battle-blob').use('scrap', 'battle-blob');
    expect(t.me).toMatchObject({ trade: 0, combat: 8 + 4, inPlay: [], discard: [] });
    expect(t.me.hand).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual(['battle-blob']);
    expect(t.settled).toBe(true);
  });

  it('leaves its partner an ally ability that is usable already [ALLY-8]', () => {
    const t = coreTable({ me: { hand: ['battle-blob', 'trade-pod'] } });
    t.play('battle-blob').play('trade-pod').use('scrap', 'battle-blob').use('ally', 'trade-pod');
    expect(t.me).toMatchObject({ trade: 3, combat: 8 + 4 + 2 });
    expect(inPlay(t.me)).toEqual(['trade-pod']);
    expect(t.settled).toBe(true);
  });
});
