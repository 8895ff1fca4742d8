import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('Fleet HQ', () => {
  it('gives 1 combat for each ship played, of any faction or none [CARD-FLEETHQ-1]', () => {
    const t = coreTable({ me: { hand: ['scout', 'scout', 'cutter'], inPlay: ['fleet-hq'] } });
    t.play('scout');
    expect(t.me.combat).toBe(1);
    t.play('scout').play('cutter');
    expect(t.me.combat).toBe(3);
    expect(t.me.trade).toBe(1 + 1 + 2);
    expect(t.settled).toBe(true);
  });

  it('gives no combat for a base, nor for itself [CARD-FLEETHQ-1]', () => {
    const t = coreTable({ me: { hand: ['fleet-hq', 'battle-station'] } });
    t.play('fleet-hq').play('battle-station');
    expect(t.me.combat).toBe(0);
    expect(t.settled).toBe(true);
  });

  it('gives no combat for ships played before it [CARD-FLEETHQ-2]', () => {
    const t = coreTable({ me: { hand: ['viper', 'scout', 'fleet-hq', 'explorer'] } });
    t.play('viper').play('scout').play('fleet-hq');
    expect(t.me.combat).toBe(1);
    t.play('explorer');
    expect(t.me.combat).toBe(2);
    expect(t.settled).toBe(true);
  });

  it('has nothing to activate, with a partner or without [ABILITY-5]', () => {
    const t = coreTable({ me: { hand: ['fleet-hq'], inPlay: ['recycling-station'] } });
    t.play('fleet-hq');
    expect(t.usable()).toEqual(['primary of recycling-station']);
    for (const ability of ['primary', 'ally', 'scrap'] as const) {
      expect(t.refusal({ type: 'use', ability, card: 'fleet-hq', slot: 1 })).toBe(
        'no-such-ability',
      );
    }
    expect(t.settled).toBe(true);
  });

  it('stays in effect in later turns of its owner, and only in those [BASE-1, CARD-FLEETHQ-1]', () => {
    const t = coreTable({
      me: { hand: ['scout'], inPlay: ['fleet-hq'] },
      opponent: { hand: ['scout'] },
    });
    t.endTurn().play('scout');
    expect(t.opponent.combat).toBe(0);
    expect(t.me.combat).toBe(0);
    t.endTurn().play('scout');
    expect(t.me.combat).toBe(1);
    expect(t.settled).toBe(true);
  });

  it('gives nothing once it is destroyed [ABILITY-5, BASE-6]', () => {
    const t = coreTable({
      me: { hand: ['scout'], inPlay: ['fleet-hq'] },
      opponent: { hand: ['dreadnaught', 'viper'] },
    });
    t.endTurn().play('dreadnaught').play('viper').attackBase('fleet-hq').endTurn();
    t.play('scout');
    expect(t.me.combat).toBe(0);
    expect(t.me.discard).toEqual(['fleet-hq']);
    expect(t.settled).toBe(true);
  });

  it('is a Star Empire partner [ALLY-1, ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['corvette'], inPlay: ['fleet-hq'] } });
    t.play('corvette').use('ally', 'corvette');
    expect(t.me.combat).toBe(1 + 1 + 2);
    expect(t.settled).toBe(true);
  });

  it('has 8 defense and protects nobody [ATTACK-2, ATTACK-3, ATTACK-5]', () => {
    const t = coreTable({ me: { combat: 7, hand: ['viper'] }, opponent: { inPlay: ['fleet-hq'] } });
    expect(attacks(t)).toEqual(['player for 7', 'player for 1']);
    t.play('viper');
    expect(attacks(t)).toEqual(['fleet-hq', 'player for 8', 'player for 1']);
    t.attackBase('fleet-hq');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual([]);
    expect(t.opponent.discard).toEqual(['fleet-hq']);
    expect(t.opponent.authority).toBe(50);
    expect(t.settled).toBe(true);
  });
});
