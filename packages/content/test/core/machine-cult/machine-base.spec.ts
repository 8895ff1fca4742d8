import { describe, expect, it } from 'vitest';
import { attacks, coreTable, fromHand, inPlay, nothing } from '../table.ts';

describe('Machine Base', () => {
  it('draws a card, then must scrap one from hand [CARD-MACHINEBASE-1, ABILITY-13, BASE-2]', () => {
    const t = coreTable({
      me: { hand: ['machine-base', 'scout', 'scout'], deck: ['viper', 'ram'], discard: ['cutter'] },
    });
    t.play('machine-base');
    expect(t.me.deck).toEqual(['viper', 'ram']);
    t.use('primary', 'machine-base');
    expect(t.me.hand).toEqual(['scout', 'scout', 'viper']);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    expect(t.refusal({ type: 'choose', pick: nothing })).toBe('not-an-option');
    t.chooseFromHand('scout');
    expect(t.me.hand).toEqual(['scout', 'viper']);
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.me.discard).toEqual(['cutter']);
    expect(t.me.deck).toEqual(['ram']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('scraps the card just drawn if there is no other, never a discarded one [CARD-MACHINEBASE-2, CHOICE-3]', () => {
    const t = coreTable({ me: { deck: ['ram'], discard: ['scout'], inPlay: ['machine-base'] } });
    t.use('primary', 'machine-base');
    expect(t.options()).toEqual([fromHand('ram')]);
    t.chooseFromHand('ram');
    expect(t.data.scrapHeap).toEqual(['ram']);
    expect(t.me.discard).toEqual(['scout']);
    expect(t.me.hand).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('reshuffles to draw if it has to [CARD-MACHINEBASE-1, DRAW-3]', () => {
    const t = coreTable({
      me: { hand: ['cutter'], discard: ['scout', 'scout'], inPlay: ['machine-base'] },
    });
    t.use('primary', 'machine-base');
    expect(t.options()).toEqual([fromHand('scout'), fromHand('cutter')]);
    t.chooseFromHand('scout');
    expect(t.me.hand).toEqual(['cutter']);
    expect(t.me.deck).toEqual(['scout']);
    expect(t.me.discard).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('scraps without drawing if there is nothing to draw [ABILITY-11]', () => {
    const t = coreTable({ me: { hand: ['scout'], inPlay: ['machine-base'] } });
    t.use('primary', 'machine-base');
    expect(t.options()).toEqual([fromHand('scout')]);
    t.chooseFromHand('scout');
    expect(t.me.hand).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('is not offered with hand, deck and discard pile all empty [ABILITY-14]', () => {
    const t = coreTable({ me: { inPlay: ['machine-base'] } });
    expect(t.legal()).toEqual([{ type: 'end-turn' }]);
    expect(t.settled).toBe(true);
  });

  it('may be used in each turn [BASE-1, BASE-3, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['machine-base', 'scout', 'scout'] } });
    t.play('machine-base').use('primary', 'machine-base').chooseFromHand('scout');
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['machine-base']);
    expect(t.me.hand).toEqual(['scout']);
    t.use('primary', 'machine-base').chooseFromHand('scout');
    expect(t.data.scrapHeap).toEqual(['scout', 'scout']);
    expect(t.settled).toBe(true);
  });

  it('is a Machine Cult partner without an ally ability [ALLY-1, ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['missile-bot'], inPlay: ['machine-base'] } });
    t.play('missile-bot');
    expect(t.usable()).toEqual(['ally of missile-bot']);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 6 defense [OUTPOST-1, OUTPOST-2, ATTACK-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 5, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'machine-base'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['machine-base']);
    t.attackBase('machine-base');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['machine-base']);
    expect(t.settled).toBe(true);
  });
});
