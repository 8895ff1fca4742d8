import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Crown Vanguard', () => {
  it('gives 4 combat and a card, 2 authority with another Kingdom card and 4 more combat with two [SHIP-1, ALLY-1, DOUBLE-1]', () => {
    const t = riseTable({
      me: {
        hand: ['crown-vanguard'],
        deck: ['viper'],
        inPlay: ['marcher-barbican', 'castellan-keep'],
      },
    });
    t.play('crown-vanguard').use('ally', 'crown-vanguard').use('double-ally', 'crown-vanguard');
    expect(t.me).toMatchObject({ combat: 4 + 4, authority: 52, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 6 }, tradeRow: ['crown-vanguard'] });
    t.acquire('crown-vanguard');
    expect(t.me).toMatchObject({ trade: 0, combat: 2 });
    expect(t.settled).toBe(true);
  });
});
