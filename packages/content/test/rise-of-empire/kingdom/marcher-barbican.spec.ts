import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Marcher Barbican', () => {
  it('gives 2 combat a turn and is an outpost with 4 defense [BASE-2, OUTPOST-1]', () => {
    const t = riseTable({
      me: { inPlay: ['marcher-barbican'], combat: 2 },
      opponent: { inPlay: ['marcher-barbican'] },
    });
    expect(attacks(t)).toEqual([]);
    t.use('primary', 'marcher-barbican');
    expect(t.me.combat).toBe(4);
    expect(attacks(t)).toEqual(['marcher-barbican']);
  });

  it('gives 2 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 3 }, tradeRow: ['marcher-barbican'] });
    t.acquire('marcher-barbican');
    expect(t.me).toMatchObject({ trade: 0, authority: 52 });
    expect(t.settled).toBe(true);
  });
});
