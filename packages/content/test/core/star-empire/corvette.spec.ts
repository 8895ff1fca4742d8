import { describe, expect, it } from 'vitest';
import { coreTable, inPlay } from '../table.ts';

describe('Corvette', () => {
  it('gives 1 combat and draws the top card of the deck [SHIP-1, ABILITY-9, DRAW-2]', () => {
    const t = coreTable({
      me: { hand: ['corvette'], deck: ['viper', 'scout'] },
      opponent: { hand: ['scout'], deck: ['ram'] },
    });
    t.play('corvette');
    expect(t.me.combat).toBe(1);
    expect(t.me.hand).toEqual(['viper']);
    expect(t.me.deck).toEqual(['scout']);
    expect(t.opponent.hand).toEqual(['scout']);
    expect(t.opponent.deck).toEqual(['ram']);
    expect(t.settled).toBe(true);
  });

  it('draws from the reshuffled discard pile, itself not in it [DRAW-3, DRAW-6]', () => {
    const t = coreTable({ me: { hand: ['corvette'], discard: ['viper', 'viper'] } });
    t.play('corvette');
    expect(t.events).toContainEqual({ kind: 'deck-shuffled', seat: 0, count: 2 });
    expect(t.me.hand).toEqual(['viper']);
    expect(t.me.deck).toEqual(['viper']);
    expect(t.me.discard).toEqual([]);
    expect(inPlay(t.me)).toEqual(['corvette']);
    expect(t.settled).toBe(true);
  });

  it('gives the combat also if there is no card to draw [DRAW-7, ABILITY-11]', () => {
    const t = coreTable({ me: { hand: ['corvette'] } });
    t.play('corvette');
    expect(t.me.combat).toBe(1);
    expect(t.me.hand).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('gives 2 more combat once, with another Star Empire card played later [ALLY-1, ALLY-3]', () => {
    const t = coreTable({ me: { hand: ['corvette', 'cutter', 'survey-ship'] } });
    t.play('corvette').play('cutter');
    expect(t.usable()).toEqual([]);
    expect(t.refusal({ type: 'use', ability: 'ally', card: 'corvette', slot: 0 })).toBe('no-ally');
    t.play('survey-ship');
    t.use('ally', 'corvette');
    expect(t.me.combat).toBe(3);
    expect(t.usable()).toEqual(['scrap of survey-ship']);
    expect(t.settled).toBe(true);
  });
});
