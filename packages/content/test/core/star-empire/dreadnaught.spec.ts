import { describe, expect, it } from 'vitest';
import { coreTable, inPlay } from '../table.ts';

describe('Dreadnaught', () => {
  it('gives 7 combat and draws a card [SHIP-1, ABILITY-9]', () => {
    const t = coreTable({ me: { hand: ['dreadnaught'], deck: ['scout', 'viper'] } });
    t.play('dreadnaught');
    expect(t.me.combat).toBe(7);
    expect(t.me.trade).toBe(0);
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.deck).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('has no ally ability, yet is a partner [ALLY-1]', () => {
    const t = coreTable({ me: { hand: ['dreadnaught', 'corvette'] } });
    t.play('dreadnaught').play('corvette');
    expect(t.usable()).toEqual(['scrap of dreadnaught', 'ally of corvette']);
    const ally = { type: 'use', ability: 'ally', card: 'dreadnaught', slot: 0 } as const;
    expect(t.refusal(ally)).toBe('no-such-ability');
    expect(t.settled).toBe(true);
  });

  it('is scrapped for 5 more combat [SCRAPAB-1, SCRAPAB-3, SCRAPAB-4]', () => {
    const t = coreTable({ me: { hand: ['dreadnaught', 'viper'] } });
    t.play('dreadnaught').play('viper');
    expect(t.usable()).toEqual(['scrap of dreadnaught']);
    t.use('scrap', 'dreadnaught');
    expect(t.me.combat).toBe(7 + 1 + 5);
    expect(inPlay(t.me)).toEqual(['viper']);
    expect(t.data.scrapHeap).toEqual(['dreadnaught']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('goes to the discard pile at the end of the turn if it is not scrapped [DISCARD-2, MAIN-3]', () => {
    const t = coreTable({
      me: { hand: ['dreadnaught'], deck: ['scout', 'scout', 'scout', 'scout', 'scout', 'viper'] },
    });
    t.play('dreadnaught').endTurn().endTurn();
    expect(t.me.discard).toEqual(['scout', 'dreadnaught']);
    expect(t.me.hand).toEqual(['scout', 'scout', 'scout', 'scout', 'viper']);
    expect(t.me.combat).toBe(0);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
