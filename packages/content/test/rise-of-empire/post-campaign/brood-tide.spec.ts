import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Brood Tide', () => {
  it('gives 7 combat and a card, 3 more combat with another Blob card and a card more with two [SHIP-1, ALLY-1, DOUBLE-1]', () => {
    const t = riseTable({
      me: {
        hand: ['brood-tide'],
        inPlay: ['larval-atoll', 'larval-atoll'],
        deck: ['viper', 'scout'],
      },
    });
    t.play('brood-tide').use('ally', 'brood-tide').use('double-ally', 'brood-tide');
    expect(t.me).toMatchObject({ combat: 7 + 3, deck: [] });
    expect(t.me.hand).toHaveLength(2);
    expect(t.settled).toBe(true);
  });

  it('gives 4 combat when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 7 }, tradeRow: ['brood-tide'] });
    t.acquire('brood-tide');
    expect(t.me.combat).toBe(4);
    expect(t.settled).toBe(true);
  });
});
