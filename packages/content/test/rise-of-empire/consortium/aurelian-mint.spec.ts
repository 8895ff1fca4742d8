import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Aurelian Mint', () => {
  it('gives 2 trade, and 4 authority with another Consortium card [BASE-2, ALLY-5]', () => {
    const t = riseTable({ me: { inPlay: ['aurelian-mint'], hand: ['ledger-skiff'] } });
    t.use('primary', 'aurelian-mint').play('ledger-skiff').use('ally', 'aurelian-mint');
    expect(t.me).toMatchObject({ trade: 2 + 2, authority: 54 });
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 5 }, opponent: { inPlay: ['aurelian-mint'] } });
    expect(attacks(t)).toEqual(['aurelian-mint']);
  });

  it('pays 2 trade back when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 5 }, tradeRow: ['aurelian-mint'] });
    t.acquire('aurelian-mint');
    expect(t.me.trade).toBe(2);
    expect(t.settled).toBe(true);
  });
});
