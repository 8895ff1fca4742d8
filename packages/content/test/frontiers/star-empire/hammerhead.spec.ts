import { describe, expect, it } from 'vitest';
import { frontiersTable, OPPONENT } from '../table.ts';

describe('Hammerhead', () => {
  it('gives 3 combat and a card, and the opponent discards [ABILITY-9]', () => {
    const t = frontiersTable({
      me: { hand: ['hammerhead'], deck: ['scout'] },
      opponent: { hand: ['viper'] },
    });
    t.play('hammerhead');
    expect(t.me).toMatchObject({ combat: 3, hand: ['scout'] });
    expect(t.actor).toBe(OPPONENT);
    t.chooseFromHand('viper');
    expect(t.settled).toBe(true);
  });

  it('exchanges a card with another Star Empire card: one draw, one own discard [CARD-DRAWTHENDISCARD-1]', () => {
    const t = frontiersTable({
      me: { hand: ['hammerhead', 'viper'], inPlay: ['siege-fortress'], deck: ['scout', 'stinger'] },
    });
    t.play('hammerhead').use('ally', 'hammerhead');
    expect(t.me.hand).toEqual(['scout', 'viper', 'stinger']);
    t.chooseFromHand('viper');
    expect(t.me).toMatchObject({ hand: ['scout', 'stinger'], discard: ['viper'] });
    expect(t.opponent.discard).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
