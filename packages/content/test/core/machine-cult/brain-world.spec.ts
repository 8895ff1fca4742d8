import { describe, expect, it } from 'vitest';
import { attacks, coreTable, fromDiscard, fromHand, inPlay, nothing } from '../table.ts';

describe('Brain World', () => {
  it('scraps a card from hand and one from the discard pile, then draws two [CARD-BRAINWORLD-1, CARD-BRAINWORLD-2]', () => {
    const t = coreTable({
      me: {
        hand: ['scout'],
        discard: ['viper', 'viper'],
        deck: ['ram', 'corvette', 'explorer'],
        inPlay: ['brain-world'],
      },
    });
    t.use('primary', 'brain-world');
    expect(t.options()).toEqual([fromHand('scout'), fromDiscard('viper'), nothing]);
    t.chooseFromHand('scout');
    expect(t.me.hand).toEqual([]);
    expect(t.options()).toEqual([fromDiscard('viper'), nothing]);
    t.chooseFromDiscard('viper');
    expect(t.me.hand).toEqual(['ram', 'corvette']);
    expect(t.me.discard).toEqual(['viper']);
    expect(t.me.deck).toEqual(['explorer']);
    expect(t.data.scrapHeap).toEqual(['viper', 'scout']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('scraps two from one zone as well [CARD-BRAINWORLD-1]', () => {
    const side = { deck: ['ram', 'ram', 'ram'], inPlay: ['brain-world'] };
    const hand = coreTable({ me: { ...side, hand: ['scout', 'viper', 'cutter'] } });
    hand.use('primary', 'brain-world').chooseFromHand('scout').chooseFromHand('viper');
    expect(hand.me.hand).toEqual(['cutter', 'ram', 'ram']);
    expect(hand.data.scrapHeap).toEqual(['viper', 'scout']);

    const pile = coreTable({ me: { ...side, discard: ['scout', 'scout', 'scout'] } });
    pile.use('primary', 'brain-world').chooseFromDiscard('scout').chooseFromDiscard('scout');
    expect(pile.me.hand).toEqual(['ram', 'ram']);
    expect(pile.me.discard).toEqual(['scout']);
    expect(hand.settled && pile.settled).toBe(true);
  });

  it('draws one card for one, and none for none [CARD-BRAINWORLD-2, CHOICE-7]', () => {
    const t = coreTable({
      me: { hand: ['scout', 'viper'], deck: ['ram', 'cutter'], inPlay: ['brain-world'] },
    });
    t.use('primary', 'brain-world').chooseFromHand('scout').decline();
    expect(t.me.hand).toEqual(['viper', 'ram']);
    expect(t.me.deck).toEqual(['cutter']);
    t.endTurn().endTurn();
    t.use('primary', 'brain-world').decline();
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.me.hand).toEqual(['viper', 'cutter', 'ram']);
    expect(t.settled).toBe(true);
  });

  it('does not reshuffle the scrapped cards into the deck it draws from [CARD-BRAINWORLD-2, DRAW-3]', () => {
    const t = coreTable({
      me: { hand: ['scout'], discard: ['viper', 'cutter'], inPlay: ['brain-world'] },
    });
    t.use('primary', 'brain-world').chooseFromDiscard('viper').chooseFromHand('scout');
    expect(t.me.hand).toEqual(['cutter']);
    expect(t.me.deck).toEqual([]);
    expect(t.me.discard).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['scout', 'viper']);
    expect(t.settled).toBe(true);
  });

  it('counts an Explorer that goes back to its pile [SCRAP-3, SCRAP-4]', () => {
    const t = coreTable({
      me: { hand: ['explorer'], deck: ['ram', 'viper'], inPlay: ['brain-world'] },
      explorers: 3,
    });
    t.use('primary', 'brain-world').chooseFromHand('explorer');
    expect(t.data.explorers).toBe(4);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.me.hand).toEqual(['ram']);
    expect(t.me.deck).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('is not offered with hand and discard pile empty [ABILITY-14]', () => {
    const t = coreTable({ me: { deck: ['ram'], inPlay: ['brain-world', 'mech-world'] } });
    expect(t.legal()).toEqual([{ type: 'end-turn' }]);
    expect(t.settled).toBe(true);
  });

  it('is a Machine Cult partner without an ally ability [ALLY-1, ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['missile-bot'], inPlay: ['brain-world'] } });
    t.play('missile-bot');
    expect(t.usable()).toEqual(['ally of missile-bot']);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 6 defense [OUTPOST-1, OUTPOST-2, ATTACK-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 5, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'brain-world'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['brain-world']);
    t.attackBase('brain-world');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['brain-world']);
    expect(t.settled).toBe(true);
  });
});
