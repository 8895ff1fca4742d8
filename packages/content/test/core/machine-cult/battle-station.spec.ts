import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('Battle Station', () => {
  it('can only be scrapped, for 5 combat, also in the turn it is played [SCRAPAB-1, SCRAPAB-3]', () => {
    const t = coreTable({ me: { hand: ['battle-station'], inPlay: ['mech-world'] } });
    t.play('battle-station');
    expect(t.me.combat).toBe(0);
    expect(t.usable()).toEqual(['scrap of battle-station']);
    t.use('scrap', 'battle-station');
    expect(t.me.combat).toBe(5);
    expect(inPlay(t.me)).toEqual(['mech-world']);
    expect(t.data.scrapHeap).toEqual(['battle-station']);
    expect(t.me.discard).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('stays in play until it is scrapped [BASE-1, MAIN-3]', () => {
    const t = coreTable({ me: { hand: ['battle-station'] } });
    t.play('battle-station').endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['battle-station']);
    t.use('scrap', 'battle-station');
    expect(t.me.combat).toBe(5);
    expect(inPlay(t.me)).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('has been a partner even if it is scrapped then [ALLY-8]', () => {
    const t = coreTable({ me: { hand: ['missile-bot'], inPlay: ['battle-station'] } });
    t.play('missile-bot').use('scrap', 'battle-station');
    expect(t.usable()).toEqual(['ally of missile-bot']);
    t.use('ally', 'missile-bot');
    expect(t.me.combat).toBe(2 + 5 + 2);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense and gives no combat when destroyed [OUTPOST-1, OUTPOST-2, ATTACK-3, BASE-7]', () => {
    const t = coreTable({
      me: { combat: 4, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'battle-station'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['battle-station']);
    t.attackBase('battle-station');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['battle-station']);
    expect(t.opponent.combat).toBe(0);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
