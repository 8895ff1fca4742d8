import { describe, expect, it } from 'vitest';
import { coreTable, fromDiscard, fromHand, nothing } from '../table.ts';

describe('Supply Bot', () => {
  it('gives 2 trade, then may scrap a card from hand or discard pile [ABILITY-9, SCRAP-1]', () => {
    const t = coreTable({ me: { hand: ['supply-bot', 'viper'], discard: ['scout'] } });
    t.play('supply-bot');
    expect(t.me.trade).toBe(2);
    expect(t.me.combat).toBe(0);
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout'), nothing]);
    t.chooseFromHand('viper');
    expect(t.me.hand).toEqual([]);
    expect(t.me.discard).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('may leave all cards where they are [CHOICE-5]', () => {
    const t = coreTable({ me: { hand: ['supply-bot'], discard: ['scout'] } });
    t.play('supply-bot').decline();
    expect(t.me.trade).toBe(2);
    expect(t.me.discard).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('asks nothing with no other card in hand and discard pile [CHOICE-6]', () => {
    const t = coreTable({ me: { hand: ['supply-bot'], deck: ['scout'] } });
    t.play('supply-bot');
    expect(t.me.trade).toBe(2);
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat once, with another Machine Cult card [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['supply-bot', 'ram', 'missile-mech'] } });
    t.play('supply-bot').decline().play('ram');
    expect(t.usable()).toEqual(['scrap of ram']);
    t.play('missile-mech').use('ally', 'supply-bot');
    expect(t.me).toMatchObject({ trade: 2, combat: 5 + 6 + 2 });
    expect(t.usable()).toEqual(['scrap of ram']);
    expect(t.settled).toBe(true);
  });

  it('is the partner of a second copy, with one use each [ALLY-4, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['supply-bot', 'supply-bot'] } });
    t.play('supply-bot').decline().play('supply-bot');
    expect(t.usable()).toEqual(['ally of supply-bot', 'ally of supply-bot']);
    t.use('ally', 'supply-bot', 1).use('ally', 'supply-bot', 0);
    expect(t.me).toMatchObject({ trade: 4, combat: 4 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
