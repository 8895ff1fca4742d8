import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Hall of Banners', () => {
  it('gives 3 combat, 2 authority with another Kingdom card and a card with two [BASE-2, ALLY-5, DOUBLE-1]', () => {
    const t = riseTable({
      me: {
        inPlay: ['hall-of-banners', 'castellan-keep', 'marcher-barbican'],
        deck: ['viper'],
      },
    });
    t.use('primary', 'hall-of-banners').use('ally', 'hall-of-banners');
    t.use('double-ally', 'hall-of-banners');
    expect(t.me).toMatchObject({ combat: 3, authority: 52, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('is a base with 4 defense, not an outpost [ATTACK-2]', () => {
    const t = riseTable({ me: { combat: 4 }, opponent: { inPlay: ['hall-of-banners'] } });
    expect(attacks(t)).toContain('player for 4');
    t.attackBase('hall-of-banners');
    expect(t.me.combat).toBe(0);
  });

  it('gives 2 combat when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 5 }, tradeRow: ['hall-of-banners'] });
    t.acquire('hall-of-banners');
    expect(t.me).toMatchObject({ trade: 0, combat: 2 });
    expect(t.settled).toBe(true);
  });
});
