import { describe, expect, it } from 'vitest';
import { fromHand, frontiersTable, ME, nothing } from '../table.ts';

describe('Warpgate Cruiser', () => {
  it('gives 2 combat for each card discarded, as many as its player likes [CARD-WARPGATECRUISER-1]', () => {
    const t = frontiersTable({
      me: { hand: ['warpgate-cruiser', 'scout', 'scout', 'viper'], deck: ['stinger'] },
    });
    t.play('warpgate-cruiser');
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper'), nothing]);
    t.chooseFromHand('scout').chooseFromHand('scout');
    expect(t.options()).toEqual([fromHand('viper'), nothing]);
    expect(t.me.combat).toBe(0);
    t.decline();
    expect(t.me).toMatchObject({ combat: 2 * 2, hand: ['viper', 'stinger'] });
    expect(t.me.discard).toEqual(['scout', 'scout']);
    expect(t.settled).toBe(true);
  });

  it('may discard none, and draws its card in any case [CARD-WARPGATECRUISER-1, CHOICE-7]', () => {
    const t = frontiersTable({ me: { hand: ['warpgate-cruiser', 'scout'], deck: ['viper'] } });
    t.play('warpgate-cruiser').decline();
    expect(t.me).toMatchObject({ combat: 0, hand: ['scout', 'viper'], discard: [] });
    expect(t.settled).toBe(true);
  });

  it('draws after the discards, so that they take part in a reshuffle [CARD-WARPGATECRUISER-2]', () => {
    const t = frontiersTable({ me: { hand: ['warpgate-cruiser', 'viper'] } });
    t.play('warpgate-cruiser').chooseFromHand('viper');
    expect(t.me).toMatchObject({ combat: 2, hand: ['viper'], discard: [] });
    expect(t.settled).toBe(true);
  });

  it('says how many cards could still be discarded [CARD-WARPGATECRUISER-1]', () => {
    const t = frontiersTable({ me: { hand: ['warpgate-cruiser', 'scout', 'viper'] } });
    t.play('warpgate-cruiser');
    expect(t.choice(ME)).toMatchObject({ kind: 'discard', optional: true, remaining: 2 });
    t.chooseFromHand('scout');
    expect(t.choice(ME)).toMatchObject({ remaining: 1 });
  });

  it('draws a card with another Star Empire card [ALLY-1]', () => {
    const t = frontiersTable({
      me: { hand: ['warpgate-cruiser'], inPlay: ['siege-fortress'], deck: ['scout', 'viper'] },
    });
    t.play('warpgate-cruiser').use('ally', 'warpgate-cruiser');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.settled).toBe(true);
  });
});
