import { describe, expect, it } from 'vitest';
import { attacks, branch, riseTable } from '../table.ts';

describe('Notary Dock', () => {
  it('gives 1 trade or 2 authority [BASE-2]', () => {
    const t = riseTable({ me: { inPlay: ['notary-dock', 'notary-dock'] } });
    t.use('primary', 'notary-dock', 0);
    expect(t.options()).toEqual([branch('trade 1'), branch('authority 2')]);
    t.chooseBranch('trade 1').use('primary', 'notary-dock', 1).chooseBranch('authority 2');
    expect(t.me).toMatchObject({ trade: 1, authority: 52 });
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 4 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 4 }, opponent: { inPlay: ['notary-dock'] } });
    expect(attacks(t)).toEqual(['notary-dock']);
  });

  it('pays 1 trade back when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 3 }, tradeRow: ['notary-dock'] });
    t.acquire('notary-dock');
    expect(t.me.trade).toBe(1);
    expect(t.settled).toBe(true);
  });
});
