import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe("Marshal's Gauntlet", () => {
  it('gives 3 authority and 4 combat, and a card with another Kingdom card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['marshals-gauntlet'], deck: ['viper'], inPlay: ['marcher-barbican'] },
    });
    t.play('marshals-gauntlet').use('ally', 'marshals-gauntlet');
    expect(t.me).toMatchObject({ authority: 53, combat: 4, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('makes an opponent discard a card when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({
      me: { trade: 5 },
      opponent: { hand: ['scout', 'viper'] },
      tradeRow: ['marshals-gauntlet'],
    });
    t.acquire('marshals-gauntlet').useWhenAcquired('marshals-gauntlet').chooseFromHand('viper');
    expect(t.opponent).toMatchObject({ hand: ['scout'], discard: ['viper'] });
    expect(t.settled).toBe(true);
  });
});
