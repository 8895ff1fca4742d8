import { describe, expect, it } from 'vitest';
import { fromHand, frontiersTable } from '../table.ts';

describe('Frontier Hawk', () => {
  it('draws first, then must discard a card, be it the one just drawn [CARD-DRAWTHENDISCARD-1, ABILITY-13]', () => {
    const t = frontiersTable({ me: { hand: ['frontier-hawk', 'scout'], deck: ['viper'] } });
    t.play('frontier-hawk');
    expect(t.me.combat).toBe(3);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.me).toMatchObject({ hand: ['scout'], discard: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('discards what it has drawn if nothing else is in hand [CARD-DRAWTHENDISCARD-1]', () => {
    const t = frontiersTable({ me: { hand: ['frontier-hawk'], deck: ['viper'] } });
    t.play('frontier-hawk');
    expect(t.options()).toEqual([fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.me).toMatchObject({ hand: [], discard: ['viper'] });
  });

  it('discards even if there was nothing to draw [ABILITY-11]', () => {
    const t = frontiersTable({ me: { hand: ['frontier-hawk', 'scout'] } });
    t.play('frontier-hawk').chooseFromHand('scout');
    expect(t.me).toMatchObject({ combat: 3, hand: [], discard: ['scout'] });
    expect(t.settled).toBe(true);
  });
});
