import { describe, expect, it } from 'vitest';
import { attacks, coreTable, fromDiscard, fromHand, inPlay, nothing } from '../table.ts';

describe('Junkyard', () => {
  it('must scrap a card from hand or discard pile once it is used [CARD-JUNKYARD-1, ABILITY-13, SCRAP-5]', () => {
    const t = coreTable({
      me: {
        hand: ['junkyard', 'scout'],
        deck: ['ram'],
        discard: ['viper', 'viper'],
        inPlay: ['mech-world'],
      },
    });
    t.play('junkyard');
    expect(t.me.hand).toEqual(['scout']);
    t.use('primary', 'junkyard');
    expect(t.options()).toEqual([fromHand('scout'), fromDiscard('viper')]);
    expect(t.refusal({ type: 'choose', pick: nothing })).toBe('not-an-option');
    t.chooseFromDiscard('viper');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.discard).toEqual(['viper']);
    expect(t.me.deck).toEqual(['ram']);
    expect(inPlay(t.me)).toEqual(['mech-world', 'junkyard']);
    expect(t.data.scrapHeap).toEqual(['viper']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('need not be used, and may be used in each turn [BASE-1, BASE-2, BASE-4, MAIN-3]', () => {
    const t = coreTable({ me: { hand: ['scout', 'viper'], inPlay: ['junkyard'] } });
    t.endTurn().endTurn();
    expect(t.data.scrapHeap).toEqual([]);
    t.use('primary', 'junkyard').chooseFromHand('scout').endTurn().endTurn();
    t.use('primary', 'junkyard').chooseFromHand('viper');
    expect(t.data.scrapHeap).toEqual(['viper', 'scout']);
    expect(t.me.hand).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is not offered with hand and discard pile empty [ABILITY-14]', () => {
    const t = coreTable({ me: { deck: ['scout'], inPlay: ['junkyard'] } });
    expect(t.usable()).toEqual([]);
    const use = { type: 'use', ability: 'primary', card: 'junkyard', slot: 0 } as const;
    expect(t.refusal(use)).toBe('no-effect');
    expect(t.settled).toBe(true);
  });

  it('sends an Explorer back to its pile [SCRAP-3]', () => {
    const t = coreTable({ me: { discard: ['explorer'], inPlay: ['junkyard'] }, explorers: 9 });
    t.use('primary', 'junkyard').chooseFromDiscard('explorer');
    expect(t.data.explorers).toBe(10);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.me.discard).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is a Machine Cult partner without an ally ability [ALLY-1, ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['missile-bot'], inPlay: ['junkyard'] } });
    t.play('missile-bot');
    expect(t.usable()).toEqual(['ally of missile-bot']);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense [OUTPOST-1, OUTPOST-2, ATTACK-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 4, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'junkyard'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['junkyard']);
    t.attackBase('junkyard');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['junkyard']);
    expect(t.settled).toBe(true);
  });
});
