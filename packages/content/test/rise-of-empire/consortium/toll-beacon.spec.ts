import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Toll Beacon', () => {
  it('gives 1 trade a turn, and 1 combat with another Consortium card [BASE-2, ALLY-5]', () => {
    const t = riseTable({ me: { inPlay: ['toll-beacon'], hand: ['ledger-skiff'] } });
    t.use('primary', 'toll-beacon').play('ledger-skiff').use('ally', 'toll-beacon');
    expect(t.me).toMatchObject({ trade: 1 + 2, combat: 1 });
    expect(t.settled).toBe(true);
  });

  it('is a base with 3 defense, not an outpost [ATTACK-2]', () => {
    const t = riseTable({ me: { combat: 3 }, opponent: { inPlay: ['toll-beacon'] } });
    expect(attacks(t)).toContain('player for 3');
    t.attackBase('toll-beacon');
    expect(t.opponent.discard).toEqual(['toll-beacon']);
  });

  it('gives 3 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 2 }, tradeRow: ['toll-beacon'] });
    t.acquire('toll-beacon');
    expect(t.me).toMatchObject({ trade: 0, authority: 53 });
    expect(t.settled).toBe(true);
  });
});
