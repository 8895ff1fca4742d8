import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Throne Citadel', () => {
  it('gives 4 combat, 4 authority with another Kingdom card and a card with two [BASE-2, ALLY-5, DOUBLE-1]', () => {
    const t = riseTable({
      me: {
        inPlay: ['throne-citadel', 'castellan-keep', 'marcher-barbican'],
        deck: ['viper'],
      },
    });
    t.use('primary', 'throne-citadel').use('ally', 'throne-citadel');
    t.use('double-ally', 'throne-citadel');
    expect(t.me).toMatchObject({ combat: 4, authority: 54, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 8 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 8 }, opponent: { inPlay: ['throne-citadel'] } });
    expect(attacks(t)).toEqual(['throne-citadel']);
  });

  it('gives 6 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 8 }, tradeRow: ['throne-citadel'] });
    t.acquire('throne-citadel');
    expect(t.me).toMatchObject({ trade: 0, authority: 56 });
    expect(t.settled).toBe(true);
  });
});
