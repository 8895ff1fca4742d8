import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('The Hive', () => {
  it('gives 3 combat once a turn, from the turn it is played [BASE-2, BASE-3, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['the-hive'], deck: ['scout'] } });
    t.play('the-hive');
    expect(t.me.combat).toBe(0);
    expect(t.usable()).toEqual(['primary of the-hive']);
    t.use('primary', 'the-hive');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 3, hand: [] });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('stays in play and gives its combat again next turn [BASE-1, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['the-hive'] } });
    t.play('the-hive').use('primary', 'the-hive').endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['the-hive']);
    expect(t.me.combat).toBe(0);
    t.use('primary', 'the-hive');
    expect(t.me.combat).toBe(3);
    expect(t.settled).toBe(true);
  });

  it('draws one card, once, with another Blob card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({
      me: { hand: ['trade-pod', 'viper'], deck: ['scout', 'viper'], inPlay: ['the-hive'] },
    });
    t.play('viper');
    expect(t.usable()).toEqual(['primary of the-hive']);
    t.play('trade-pod').use('ally', 'the-hive');
    expect(t.me).toMatchObject({ combat: 1, hand: ['scout'], deck: ['viper'] });
    expect(t.usable()).toEqual(['primary of the-hive', 'ally of trade-pod']);
    expect(t.settled).toBe(true);
  });

  it('needs a partner anew in every turn [ALLY-10]', () => {
    const t = coreTable({
      me: {
        hand: ['trade-pod'],
        deck: ['scout', 'scout', 'scout', 'scout', 'scout', 'scout'],
        inPlay: ['the-hive'],
      },
    });
    t.play('trade-pod').endTurn().endTurn();
    expect(t.usable()).toEqual(['primary of the-hive']);
    expect(t.settled).toBe(true);
  });

  it('shields nobody and withstands 4 combat [ATTACK-3]', () => {
    const t = coreTable({ me: { combat: 4 }, opponent: { inPlay: ['the-hive', 'barter-world'] } });
    expect(attacks(t)).toEqual(['barter-world', 'player for 4', 'player for 1']);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 5 combat [ATTACK-2, BASE-6]', () => {
    const t = coreTable({ me: { combat: 5 }, opponent: { inPlay: ['the-hive'] } });
    t.attackBase('the-hive');
    expect(t.me.combat).toBe(0);
    expect(t.opponent).toMatchObject({ authority: 50, inPlay: [], discard: ['the-hive'] });
    expect(t.settled).toBe(true);
  });
});
