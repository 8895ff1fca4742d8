import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Oathbound Frigate', () => {
  it('gives 4 combat, 2 authority with another Kingdom card and a card with two [SHIP-1, ALLY-1, DOUBLE-1]', () => {
    const t = riseTable({
      me: {
        hand: ['oathbound-frigate'],
        deck: ['viper'],
        inPlay: ['marcher-barbican', 'castellan-keep'],
      },
    });
    t.play('oathbound-frigate');
    t.use('ally', 'oathbound-frigate').use('double-ally', 'oathbound-frigate');
    expect(t.me).toMatchObject({ combat: 4, authority: 52, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat when acquired, for this turn [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 3 }, tradeRow: ['oathbound-frigate'] });
    t.acquire('oathbound-frigate');
    expect(t.me.combat).toBe(2);
    t.attackPlayer(2);
    expect(t.opponent.authority).toBe(48);
    expect(t.settled).toBe(true);
  });
});
