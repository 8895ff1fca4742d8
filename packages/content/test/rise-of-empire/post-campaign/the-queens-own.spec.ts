import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe("The Queen's Own", () => {
  it('gives 8 combat and a card, 5 authority with another Kingdom card and a card more with two [SHIP-1, ALLY-1, DOUBLE-1]', () => {
    const t = riseTable({
      me: {
        hand: ['the-queens-own'],
        inPlay: ['marcher-barbican', 'castellan-keep'],
        deck: ['viper', 'scout'],
      },
    });
    t.play('the-queens-own').use('ally', 'the-queens-own').use('double-ally', 'the-queens-own');
    expect(t.me).toMatchObject({ combat: 8, authority: 55, deck: [] });
    expect(t.me.hand).toHaveLength(2);
    expect(t.settled).toBe(true);
  });

  it('gives 6 combat when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 8 }, tradeRow: ['the-queens-own'] });
    t.acquire('the-queens-own');
    expect(t.me.combat).toBe(6);
    expect(t.settled).toBe(true);
  });
});
