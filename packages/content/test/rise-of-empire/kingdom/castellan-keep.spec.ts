import { describe, expect, it } from 'vitest';
import { attacks, branch, riseTable } from '../table.ts';

describe('Castellan Keep', () => {
  it('gives 2 authority or 2 combat [BASE-2]', () => {
    const t = riseTable({ me: { inPlay: ['castellan-keep', 'castellan-keep'] } });
    t.use('primary', 'castellan-keep', 0);
    expect(t.options()).toEqual([branch('authority 2'), branch('combat 2')]);
    t.chooseBranch('authority 2').use('primary', 'castellan-keep', 1).chooseBranch('combat 2');
    expect(t.me).toMatchObject({ authority: 52, combat: 2 });
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat with two other Kingdom cards, and nothing for one [DOUBLE-1]', () => {
    const t = riseTable({
      me: { inPlay: ['castellan-keep', 'hall-of-banners'], hand: ['squire-interceptor'] },
    });
    expect(t.usable()).not.toContain('ally of castellan-keep');
    t.play('squire-interceptor').use('double-ally', 'castellan-keep');
    expect(t.me.combat).toBe(3 + 2);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 5 }, opponent: { inPlay: ['castellan-keep'] } });
    expect(attacks(t)).toEqual(['castellan-keep']);
  });

  it('gives 2 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 4 }, tradeRow: ['castellan-keep'] });
    t.acquire('castellan-keep');
    expect(t.me).toMatchObject({ trade: 0, authority: 52 });
    expect(t.settled).toBe(true);
  });
});
