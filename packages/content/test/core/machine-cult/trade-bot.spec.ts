import { describe, expect, it } from 'vitest';
import { coreTable, fromDiscard, fromHand, inPlay, nothing } from '../table.ts';

describe('Trade Bot', () => {
  it('gives 1 trade, then may scrap a card from hand or discard pile [ABILITY-9, SCRAP-1, SCRAP-5]', () => {
    const t = coreTable({
      me: {
        hand: ['trade-bot', 'scout', 'scout'],
        discard: ['viper'],
        deck: ['ram'],
        inPlay: ['junkyard'],
      },
      opponent: { hand: ['cutter'], discard: ['corvette'] },
    });
    t.play('trade-bot');
    expect(t.me.trade).toBe(1);
    expect(t.options()).toEqual([fromHand('scout'), fromDiscard('viper'), nothing]);
    t.chooseFromHand('scout');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.discard).toEqual(['viper']);
    expect(t.me.deck).toEqual(['ram']);
    expect(inPlay(t.me)).toEqual(['junkyard', 'trade-bot']);
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('scraps from the discard pile, and only one card [SCRAP-1]', () => {
    const t = coreTable({ me: { hand: ['trade-bot', 'scout'], discard: ['viper', 'viper'] } });
    t.play('trade-bot').chooseFromDiscard('viper');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.discard).toEqual(['viper']);
    expect(t.data.scrapHeap).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('may leave all cards where they are [CHOICE-5]', () => {
    const t = coreTable({ me: { hand: ['trade-bot', 'scout'], discard: ['viper'] } });
    t.play('trade-bot').decline();
    expect(t.me.trade).toBe(1);
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.discard).toEqual(['viper']);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('asks nothing with no other card in hand and discard pile [CHOICE-6]', () => {
    const t = coreTable({ me: { hand: ['trade-bot'], deck: ['scout'] } });
    t.play('trade-bot');
    expect(t.me.trade).toBe(1);
    expect(t.me.deck).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('sends a scrapped Explorer back to its pile and gets nothing from it [SCRAP-2, SCRAP-3]', () => {
    const t = coreTable({ me: { hand: ['trade-bot', 'explorer'] }, explorers: 3 });
    t.play('trade-bot').chooseFromHand('explorer');
    expect(t.data.explorers).toBe(4);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.me.combat).toBe(0);
    expect(t.me.trade).toBe(1);
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat once, with another Machine Cult card [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['trade-bot', 'cutter', 'missile-mech'] } });
    t.play('trade-bot').decline().play('cutter');
    expect(t.usable()).toEqual([]);
    t.play('missile-mech').use('ally', 'trade-bot');
    expect(t.me.combat).toBe(6 + 2);
    expect(t.me.trade).toBe(1 + 2);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
