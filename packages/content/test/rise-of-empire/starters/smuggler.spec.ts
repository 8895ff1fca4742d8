import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Smuggler', () => {
  it('gives 2 trade and can be scrapped for 1 combat [SHIP-1, SCRAPAB-1]', () => {
    const t = riseTable({ me: { hand: ['smuggler'] } });
    t.play('smuggler').use('scrap', 'smuggler');
    expect(t.me).toMatchObject({ trade: 2, combat: 1, inPlay: [] });
    expect(t.data.scrapHeap).toEqual(['smuggler']);
    expect(t.settled).toBe(true);
  });

  it('is no ally of the Imperial Fighter beside it [ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['smuggler', 'imperial-fighter'] } });
    t.play('smuggler').play('imperial-fighter');
    expect(t.usable()).toEqual(['scrap of smuggler']);
  });
});
