import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Larval Atoll', () => {
  it('gives 2 combat a turn, and 1 trade with another Blob card [BASE-2, ALLY-5]', () => {
    const t = riseTable({ me: { inPlay: ['larval-atoll'], hand: ['mire-spawn'] } });
    t.use('primary', 'larval-atoll').play('mire-spawn').use('ally', 'larval-atoll');
    expect(t.me).toMatchObject({ combat: 2 + 3, trade: 1 });
    expect(t.settled).toBe(true);
  });

  it('is a base with 5 defense, not an outpost [ATTACK-2]', () => {
    const t = riseTable({ me: { combat: 5 }, opponent: { inPlay: ['larval-atoll'] } });
    expect(attacks(t)).toContain('player for 5');
    t.attackBase('larval-atoll');
    expect(t.me.combat).toBe(0);
  });

  it('gives 2 combat when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 3 }, tradeRow: ['larval-atoll'] });
    t.acquire('larval-atoll');
    expect(t.me.combat).toBe(2);
    expect(t.settled).toBe(true);
  });
});
