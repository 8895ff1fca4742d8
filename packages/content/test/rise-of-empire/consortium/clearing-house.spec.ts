import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Clearing House', () => {
  it('gives 2 trade, and 2 authority with another Consortium card [BASE-2, ALLY-5]', () => {
    const t = riseTable({ me: { inPlay: ['clearing-house'], hand: ['ledger-skiff'] } });
    t.use('primary', 'clearing-house').play('ledger-skiff').use('ally', 'clearing-house');
    expect(t.me).toMatchObject({ trade: 2 + 2, authority: 52 });
    expect(t.settled).toBe(true);
  });

  it('is a base with 4 defense, not an outpost [ATTACK-2]', () => {
    const t = riseTable({ me: { combat: 4 }, opponent: { inPlay: ['clearing-house'] } });
    expect(attacks(t)).toContain('player for 4');
    t.attackBase('clearing-house');
    expect(t.me.combat).toBe(0);
  });

  it('gives 2 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 4 }, tradeRow: ['clearing-house'] });
    t.acquire('clearing-house');
    expect(t.me).toMatchObject({ trade: 0, authority: 52 });
    expect(t.settled).toBe(true);
  });
});
