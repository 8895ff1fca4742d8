import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Dividend Runner', () => {
  it('gives 2 trade, and 4 combat with another Consortium card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['dividend-runner'], inPlay: ['notary-dock'] } });
    t.play('dividend-runner').use('ally', 'dividend-runner');
    expect(t.me).toMatchObject({ trade: 2, combat: 4 });
    expect(t.settled).toBe(true);
  });

  it('pays 1 trade back when acquired, which the same turn can spend [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 2 }, tradeRow: ['dividend-runner', 'ledger-skiff'] });
    t.acquire('dividend-runner');
    expect(t.me.trade).toBe(1);
    t.acquire('ledger-skiff');
    expect(t.me.trade).toBe(0);
    expect(t.settled).toBe(true);
  });
});
