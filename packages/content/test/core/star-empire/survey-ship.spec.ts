import { describe, expect, it } from 'vitest';
import { coreTable, fromHand, inPlay, OPPONENT } from '../table.ts';

describe('Survey Ship', () => {
  it('gives 1 trade and draws a card [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({
      me: { hand: ['survey-ship'], deck: ['viper', 'scout'] },
      opponent: { hand: ['scout'] },
    });
    t.play('survey-ship');
    expect(t.me.trade).toBe(1);
    expect(t.me.combat).toBe(0);
    expect(t.me.hand).toEqual(['viper']);
    expect(t.me.deck).toEqual(['scout']);
    expect(t.opponent.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('has no ally ability, yet is a partner [ALLY-1]', () => {
    const t = coreTable({ me: { hand: ['survey-ship', 'corvette'] } });
    t.play('survey-ship').play('corvette');
    expect(t.usable()).toEqual(['scrap of survey-ship', 'ally of corvette']);
    const ally = { type: 'use', ability: 'ally', card: 'survey-ship', slot: 0 } as const;
    expect(t.refusal(ally)).toBe('no-such-ability');
    expect(t.settled).toBe(true);
  });

  it('is scrapped to make the opponent discard [SCRAPAB-1, SCRAPAB-2, DISCARD-6]', () => {
    const t = coreTable({
      me: { hand: ['survey-ship'] },
      opponent: { hand: ['scout', 'viper'] },
    });
    t.play('survey-ship').use('scrap', 'survey-ship');
    expect(t.data.scrapHeap).toEqual(['survey-ship']);
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('scout');
    expect(t.opponent.hand).toEqual(['viper']);
    expect(t.opponent.discard).toEqual(['scout']);
    expect(inPlay(t.me)).toEqual([]);
    expect(t.me.trade).toBe(1);
    expect(t.settled).toBe(true);
  });

  it('may be scrapped even if the opponent has nothing to discard [SCRAPAB-5, DISCARD-8]', () => {
    const t = coreTable({ me: { hand: ['survey-ship'] } });
    t.play('survey-ship');
    expect(t.usable()).toEqual(['scrap of survey-ship']);
    t.use('scrap', 'survey-ship');
    expect(t.data.scrapHeap).toEqual(['survey-ship']);
    expect(t.settled).toBe(true);
  });
});
