import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Light Cruiser', () => {
  it('gives 4 combat, and the opponent discards [DISCARD-7]', () => {
    const t = frontiersTable({ me: { hand: ['light-cruiser'] }, opponent: { hand: ['viper'] } });
    t.play('light-cruiser').chooseFromHand('viper');
    expect(t.me.combat).toBe(4);
    expect(t.opponent.discard).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('has 2 combat for one partner, and draws a card for two [DOUBLE-1, DOUBLE-3]', () => {
    const t = frontiersTable({
      me: { hand: ['light-cruiser', 'light-cruiser', 'light-cruiser'], deck: ['scout', 'viper'] },
    });
    t.play('light-cruiser').play('light-cruiser');
    expect(t.usable()).toEqual(['ally of light-cruiser', 'ally of light-cruiser']);
    t.play('light-cruiser');
    // Each of three copies has two partners.
    for (const slot of [0, 1, 2]) t.use('ally', 'light-cruiser', slot);
    for (const slot of [0, 1]) t.use('double-ally', 'light-cruiser', slot);
    expect(t.me).toMatchObject({ combat: 3 * (4 + 2), hand: ['scout', 'viper'] });
    // The third has nothing left to draw.
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
