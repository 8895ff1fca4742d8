import { describe, expect, it } from 'vitest';
import { coreTable, fromDiscard, fromHand, nothing } from '../table.ts';

describe('Missile Bot', () => {
  it('gives 2 combat, then may scrap a card from hand or discard pile [ABILITY-9, SCRAP-1]', () => {
    const t = coreTable({ me: { hand: ['missile-bot', 'scout'], discard: ['viper', 'scout'] } });
    t.play('missile-bot');
    expect(t.me.combat).toBe(2);
    expect(t.options()).toEqual([
      fromHand('scout'),
      fromDiscard('scout'),
      fromDiscard('viper'),
      nothing,
    ]);
    t.chooseFromDiscard('scout');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.discard).toEqual(['viper']);
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('does not give the scrap ability of the card it scraps [SCRAP-2]', () => {
    const t = coreTable({ me: { hand: ['missile-bot', 'dreadnaught'] } });
    t.play('missile-bot').chooseFromHand('dreadnaught');
    expect(t.me.combat).toBe(2);
    expect(t.me.hand).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['dreadnaught']);
    expect(t.settled).toBe(true);
  });

  it('may leave all cards where they are [CHOICE-5]', () => {
    const t = coreTable({ me: { hand: ['missile-bot', 'scout'] } });
    t.play('missile-bot').decline();
    expect(t.me.combat).toBe(2);
    expect(t.me.hand).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('asks nothing with no other card in hand and discard pile [CHOICE-6]', () => {
    const t = coreTable({ me: { hand: ['missile-bot'] } });
    t.play('missile-bot');
    expect(t.me.combat).toBe(2);
    expect(t.settled).toBe(true);
  });

  it('gives 2 more combat once, with another Machine Cult card from an earlier turn [ALLY-1, ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['missile-bot'], inPlay: ['battle-station'] } });
    t.play('missile-bot');
    expect(t.usable()).toEqual(['scrap of battle-station', 'ally of missile-bot']);
    t.use('ally', 'missile-bot');
    expect(t.me.combat).toBe(4);
    expect(t.usable()).toEqual(['scrap of battle-station']);
    expect(t.settled).toBe(true);
  });

  it('has no use of its ally ability alone [ALLY-2, ALLY-7]', () => {
    const t = coreTable({ me: { hand: ['viper', 'missile-bot'] } });
    t.play('viper').play('missile-bot');
    expect(t.usable()).toEqual([]);
    const ally = { type: 'use', ability: 'ally', card: 'missile-bot', slot: 1 } as const;
    expect(t.refusal(ally)).toBe('no-ally');
    expect(t.me.combat).toBe(3);
    expect(t.settled).toBe(true);
  });
});
