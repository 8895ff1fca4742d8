import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Ledger Skiff', () => {
  it('gives 2 trade, and 2 authority with another Consortium card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['ledger-skiff'], inPlay: ['notary-dock'] } });
    t.play('ledger-skiff').use('ally', 'ledger-skiff');
    expect(t.me).toMatchObject({ trade: 2, authority: 52 });
    expect(t.settled).toBe(true);
  });

  it('gives 2 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 1 }, tradeRow: ['ledger-skiff'] });
    t.acquire('ledger-skiff');
    expect(t.me).toMatchObject({ trade: 0, authority: 52, discard: ['ledger-skiff'] });
    expect(t.settled).toBe(true);
  });
});
