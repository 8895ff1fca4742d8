import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Herald Sloop', () => {
  it('gives 2 authority and 2 trade, and 3 combat with another Kingdom card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['herald-sloop'], inPlay: ['marcher-barbican'] } });
    t.play('herald-sloop').use('ally', 'herald-sloop');
    expect(t.me).toMatchObject({ authority: 52, trade: 2, combat: 3 });
    expect(t.settled).toBe(true);
  });

  it('gives 2 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 2 }, tradeRow: ['herald-sloop'] });
    t.acquire('herald-sloop');
    expect(t.me).toMatchObject({ trade: 0, authority: 52 });
    expect(t.settled).toBe(true);
  });
});
