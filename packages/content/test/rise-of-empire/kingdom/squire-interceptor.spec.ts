import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Squire Interceptor', () => {
  it('gives 3 combat, 1 more with another Kingdom card and 2 more with two [SHIP-1, ALLY-1, DOUBLE-1]', () => {
    const t = riseTable({
      me: { hand: ['squire-interceptor'], inPlay: ['marcher-barbican', 'castellan-keep'] },
    });
    t.play('squire-interceptor');
    expect(t.me.combat).toBe(3);
    t.use('ally', 'squire-interceptor').use('double-ally', 'squire-interceptor');
    expect(t.me.combat).toBe(3 + 1 + 2);
    expect(t.settled).toBe(true);
  });

  it('needs two others for the rank, not one [DOUBLE-1]', () => {
    const t = riseTable({ me: { hand: ['squire-interceptor', 'oathbound-frigate'] } });
    t.play('squire-interceptor').play('oathbound-frigate');
    expect(t.usable()).toEqual(['ally of squire-interceptor', 'ally of oathbound-frigate']);
  });

  it('gives 2 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 1 }, tradeRow: ['squire-interceptor'] });
    t.acquire('squire-interceptor');
    expect(t.me).toMatchObject({ trade: 0, authority: 52 });
    expect(t.settled).toBe(true);
  });
});
