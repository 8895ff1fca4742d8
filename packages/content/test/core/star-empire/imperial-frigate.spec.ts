import { describe, expect, it } from 'vitest';
import { coreTable, fromHand, inPlay, OPPONENT } from '../table.ts';

describe('Imperial Frigate', () => {
  it('gives 4 combat and makes the opponent discard, outpost or not [DISCARD-6, OUTPOST-6]', () => {
    const t = coreTable({
      me: { hand: ['imperial-frigate'] },
      opponent: { hand: ['scout', 'cutter'], inPlay: ['war-world'] },
    });
    t.play('imperial-frigate');
    expect(t.me.combat).toBe(4);
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([fromHand('scout'), fromHand('cutter')]);
    t.chooseFromHand('scout');
    expect(t.opponent.hand).toEqual(['cutter']);
    expect(t.opponent.discard).toEqual(['scout']);
    expect(inPlay(t.opponent)).toEqual(['war-world']);
    expect(t.settled).toBe(true);
  });

  it('may use primary, ally and scrap ability in one turn [ABILITY-3, SCRAPAB-1, SCRAPAB-3, SCRAPAB-4]', () => {
    const t = coreTable({
      me: { hand: ['imperial-frigate'], deck: ['viper', 'scout'], inPlay: ['recycling-station'] },
    });
    t.play('imperial-frigate');
    t.use('ally', 'imperial-frigate');
    expect(t.me.combat).toBe(6);
    expect(t.usable()).toEqual(['primary of recycling-station', 'scrap of imperial-frigate']);
    t.use('scrap', 'imperial-frigate');
    expect(t.me.combat).toBe(6);
    expect(t.me.hand).toEqual(['viper']);
    expect(t.me.deck).toEqual(['scout']);
    expect(t.data.scrapHeap).toEqual(['imperial-frigate']);
    expect(inPlay(t.me)).toEqual(['recycling-station']);
    expect(t.me.discard).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('cannot use its ally ability alone, and loses it when it is scrapped [ALLY-2, ABILITY-4]', () => {
    const t = coreTable({ me: { hand: ['imperial-frigate', 'corvette'] } });
    t.play('imperial-frigate');
    expect(t.usable()).toEqual(['scrap of imperial-frigate']);
    t.play('corvette').use('scrap', 'imperial-frigate');
    expect(t.me.combat).toBe(5);
    // The Corvette has had a partner and keeps its own ally ability.
    expect(t.usable()).toEqual(['ally of corvette']);
    expect(t.settled).toBe(true);
  });

  it('is no partner for a ship played after it was scrapped [ALLY-9]', () => {
    const t = coreTable({ me: { hand: ['imperial-frigate', 'imperial-frigate', 'corvette'] } });
    t.play('imperial-frigate').play('imperial-frigate');
    t.use('scrap', 'imperial-frigate', 0).use('scrap', 'imperial-frigate', 1).play('corvette');
    expect(inPlay(t.me)).toEqual(['corvette']);
    expect(t.usable()).toEqual([]);
    expect(t.me.combat).toBe(4 + 4 + 1);
    expect(t.settled).toBe(true);
  });

  it('gives the combat also if the opponent has an empty hand [DISCARD-8]', () => {
    const t = coreTable({ me: { hand: ['imperial-frigate'] } });
    t.play('imperial-frigate');
    expect(t.me.combat).toBe(4);
    expect(t.settled).toBe(true);
  });

  it('adds up with others when discards are put off, as far as the hand goes [OPTION-3, OPTION-4]', () => {
    const t = coreTable({
      me: { hand: ['imperial-frigate', 'imperial-frigate', 'imperial-frigate'] },
      opponent: { hand: ['scout', 'viper'], deck: ['ram'] },
      options: { discardTiming: 'next-turn' },
    });
    t.play('imperial-frigate').play('imperial-frigate').play('imperial-frigate').endTurn();
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('scout');
    expect(t.options()).toEqual([fromHand('viper')]);
    t.chooseFromHand('viper');
    expect(t.opponent.discard).toEqual(['viper', 'scout']);
    expect(t.legal()).toEqual([{ type: 'end-turn' }]);
    t.endTurn().endTurn();
    expect(t.actor).toBe(OPPONENT);
    expect(t.options()).toEqual([]);
    t.endTurn();
    expect(t.settled).toBe(true);
  });
});
