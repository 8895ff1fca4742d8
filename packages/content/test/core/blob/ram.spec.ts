import { describe, expect, it } from 'vitest';
import { coreTable, inPlay } from '../table.ts';

describe('Ram', () => {
  it('gives 5 combat when played [SHIP-1]', () => {
    const t = coreTable({ me: { hand: ['ram', 'scout'], deck: ['viper'] } });
    t.play('ram');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 5, hand: ['scout'] });
    expect(t.usable()).toEqual(['scrap of ram']);
    expect(t.settled).toBe(true);
  });

  it('gives 2 more combat, once, with another Blob card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['ram', 'viper', 'blob-fighter'] } });
    t.play('ram').play('viper');
    expect(t.usable()).toEqual(['scrap of ram']);
    t.play('blob-fighter');
    expect(t.usable()).toEqual(['ally of ram', 'scrap of ram']);
    t.use('ally', 'ram');
    expect(t.me).toMatchObject({ trade: 0, combat: 5 + 1 + 3 + 2 });
    expect(t.usable()).toEqual(['scrap of ram']);
    expect(t.settled).toBe(true);
  });

  it('is scrapped for 3 trade and its combat stays [SCRAPAB-1, SCRAPAB-3, SCRAPAB-4]', () => {
    const t = coreTable({ me: { hand: ['ram'] } });
    t.play('ram').use('scrap', 'ram');
    expect(t.me).toMatchObject({ authority: 50, trade: 3, combat: 5, inPlay: [], discard: [] });
    expect(t.data.scrapHeap).toEqual(['ram']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('gives all three abilities in one turn [ABILITY-3]', () => {
    const t = coreTable({ me: { hand: ['ram', 'blob-fighter'] } });
    t.play('ram').play('blob-fighter').use('ally', 'ram').use('scrap', 'ram');
    expect(t.me).toMatchObject({ trade: 3, combat: 5 + 3 + 2 });
    expect(inPlay(t.me)).toEqual(['blob-fighter']);
    expect(t.settled).toBe(true);
  });

  it('loses its ally ability when it is scrapped first [ABILITY-4]', () => {
    const t = coreTable({ me: { hand: ['ram', 'blob-fighter'] } });
    t.play('ram').play('blob-fighter').use('scrap', 'ram');
    expect(t.usable()).toEqual([]);
    expect(t.me).toMatchObject({ trade: 3, combat: 5 + 3 });
    expect(t.settled).toBe(true);
  });
});
