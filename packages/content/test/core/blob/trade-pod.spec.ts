import { describe, expect, it } from 'vitest';
import { acquisitions, coreTable } from '../table.ts';

describe('Trade Pod', () => {
  it('gives 3 trade when played, enough for a card that costs 3 and not 4 [SHIP-1, ACQUIRE-2]', () => {
    const t = coreTable({ me: { hand: ['trade-pod'] }, tradeRow: ['freighter', 'ram'] });
    const { opponent } = t;
    t.play('trade-pod');
    expect(t.me).toMatchObject({ authority: 50, trade: 3, combat: 0, hand: [] });
    expect(acquisitions(t)).toEqual(['ram to discard']);
    expect(t.opponent).toEqual(opponent);
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat, once, with another Blob card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['trade-pod', 'cutter', 'blob-fighter'] } });
    t.play('trade-pod').play('cutter');
    expect(t.usable()).toEqual([]);
    t.play('blob-fighter');
    expect(t.usable()).toEqual(['ally of trade-pod']);
    t.use('ally', 'trade-pod');
    expect(t.me).toMatchObject({ trade: 3 + 2, combat: 3 + 2 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('has a base from an earlier turn as partner [ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['trade-pod'], inPlay: ['blob-wheel'] } });
    t.play('trade-pod').use('ally', 'trade-pod');
    expect(t.me).toMatchObject({ trade: 3, combat: 2 });
    expect(t.settled).toBe(true);
  });
});
