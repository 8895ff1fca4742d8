import { describe, expect, it } from 'vitest';
import { coreTable, fromHand, inPlay, ME, OPPONENT } from '../table.ts';

describe('Imperial Fighter', () => {
  it('gives 2 combat and makes the opponent discard a card of their choice [CARD-IMPERIALFIGHTER-1, DISCARD-5, DISCARD-6]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'scout'] },
      opponent: { hand: ['scout', 'viper', 'viper'], discard: ['cutter'] },
    });
    t.play('imperial-fighter');
    expect(t.me.combat).toBe(2);
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.opponent.hand).toEqual(['scout', 'viper']);
    expect(t.opponent.discard).toEqual(['viper', 'cutter']);
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.discard).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('holds up the turn until the card is discarded [DISCARD-7, CHOICE-2, CHOICE-3]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'scout'] },
      opponent: { hand: ['viper'] },
    });
    t.play('imperial-fighter');
    expect(t.legal(ME)).toEqual([]);
    expect(t.legal(OPPONENT)).toEqual([{ type: 'choose', pick: fromHand('viper') }]);
    t.chooseFromHand('viper');
    expect(t.opponent.hand).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('gives the combat also if the opponent has no card to discard [DISCARD-8, ABILITY-11]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter'] },
      opponent: { deck: ['viper'], discard: ['scout'] },
    });
    t.play('imperial-fighter');
    expect(t.me.combat).toBe(2);
    expect(t.opponent.deck).toEqual(['viper']);
    expect(t.opponent.discard).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('gives 2 more combat once, with another Star Empire card [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['imperial-fighter', 'viper', 'corvette'] } });
    t.play('imperial-fighter').play('viper');
    expect(t.usable()).toEqual([]);
    t.play('corvette');
    expect(t.usable()).toEqual(['ally of imperial-fighter', 'ally of corvette']);
    t.use('ally', 'imperial-fighter');
    expect(t.me.combat).toBe(2 + 1 + 1 + 2);
    expect(t.usable()).toEqual(['ally of corvette']);
    expect(t.settled).toBe(true);
  });

  it('is the partner of a second copy, with one use each [ALLY-1, ALLY-4, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['imperial-fighter', 'imperial-fighter'] } });
    t.play('imperial-fighter').play('imperial-fighter');
    expect(t.usable()).toEqual(['ally of imperial-fighter', 'ally of imperial-fighter']);
    t.use('ally', 'imperial-fighter', 0).use('ally', 'imperial-fighter', 1);
    expect(t.me.combat).toBe(8);
    expect(t.usable()).toEqual([]);
    expect(inPlay(t.me)).toEqual(['imperial-fighter', 'imperial-fighter']);
    expect(t.settled).toBe(true);
  });

  it('with discards put off, costs the opponent a card as their turn starts [OPTION-2, OPTION-3]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter'] },
      opponent: { hand: ['scout', 'viper'] },
      options: { discardTiming: 'next-turn' },
    });
    t.play('imperial-fighter');
    expect(t.settled).toBe(true);
    expect(t.opponent.hand).toEqual(['scout', 'viper']);
    t.endTurn();
    expect(t.actor).toBe(OPPONENT);
    expect(t.legal()).toEqual([
      { type: 'choose', pick: fromHand('scout') },
      { type: 'choose', pick: fromHand('viper') },
    ]);
    t.chooseFromHand('scout');
    expect(t.opponent.discard).toEqual(['scout']);
    expect(t.legal()).toEqual([{ type: 'play', card: 'viper' }, { type: 'end-turn' }]);
    t.endTurn();
    expect(t.settled).toBe(true);
  });
});
