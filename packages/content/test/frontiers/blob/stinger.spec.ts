import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Stinger', () => {
  it('gives 3 combat when played, and 3 more with another Blob card [SHIP-1, ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['stinger', 'crusher'] } });
    t.play('stinger');
    expect(t.me.combat).toBe(3);
    expect(t.usable()).toEqual(['scrap of stinger']);
    t.play('crusher').use('ally', 'stinger');
    expect(t.me.combat).toBe(3 + 6 + 3);
    expect(t.settled).toBe(true);
  });

  it('can be scrapped for 1 trade [SCRAPAB-1, SCRAPAB-4]', () => {
    const t = frontiersTable({ me: { hand: ['stinger'] } });
    t.play('stinger').use('scrap', 'stinger');
    expect(t.me).toMatchObject({ trade: 1, combat: 3, inPlay: [] });
    expect(t.data.scrapHeap).toEqual(['stinger']);
    expect(t.settled).toBe(true);
  });
});
