import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('Mech World', () => {
  it.each([
    ['cutter', 'Trade Federation'],
    ['trade-pod', 'Blob'],
    ['corvette', 'Star Empire'],
    ['missile-bot', 'Machine Cult'],
  ])('is a partner for %s (%s) [CARD-MECHWORLD-1]', (card) => {
    const alone = coreTable({ me: { hand: [card] } });
    alone.play(card);
    expect(alone.usable()).toEqual([]);

    const t = coreTable({ me: { hand: [card], inPlay: ['mech-world'] } });
    t.play(card);
    expect(t.usable()).toEqual([`ally of ${card}`]);
    t.use('ally', card);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('serves cards of several factions in one turn, also those played before it [CARD-MECHWORLD-1, ALLY-3, ALLY-4]', () => {
    const t = coreTable({ me: { hand: ['cutter', 'trade-pod', 'mech-world'] } });
    t.play('cutter').play('trade-pod');
    expect(t.usable()).toEqual([]);
    t.play('mech-world');
    expect(t.usable()).toEqual(['ally of cutter', 'ally of trade-pod']);
    t.use('ally', 'cutter').use('ally', 'trade-pod');
    expect(t.me.combat).toBe(4 + 2);
    expect(t.settled).toBe(true);
  });

  it('has no ability to use, whatever lies beside it [ABILITY-5]', () => {
    const t = coreTable({ me: { hand: ['mech-world'], inPlay: ['mech-world', 'machine-base'] } });
    t.play('mech-world');
    expect(t.legal()).toEqual([{ type: 'end-turn' }]);
    for (const ability of ['primary', 'ally', 'scrap'] as const) {
      expect(t.refusal({ type: 'use', ability, card: 'mech-world', slot: 0 })).toBe(
        'no-such-ability',
      );
    }
    expect(t.settled).toBe(true);
  });

  it('serves its owner only [ALLY-6]', () => {
    const t = coreTable({ me: { hand: ['cutter'] }, opponent: { inPlay: ['mech-world'] } });
    t.play('cutter');
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is no Blob card for Blob World [CARD-MECHWORLD-2]', () => {
    const t = coreTable({
      me: {
        hand: ['mech-world', 'ram'],
        deck: ['scout', 'viper', 'scout'],
        inPlay: ['blob-world'],
      },
    });
    t.play('mech-world').play('ram').use('primary', 'blob-world');
    t.chooseBranch('draw 1 per blob played');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.me.deck).toEqual(['viper', 'scout']);
    expect(t.settled).toBe(true);
  });

  it('stays in play and serves again in the next turn [BASE-1, ALLY-5]', () => {
    const t = coreTable({ me: { inPlay: ['mech-world', 'war-world'] } });
    t.use('ally', 'war-world').endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['mech-world', 'war-world']);
    expect(t.usable()).toEqual(['primary of war-world', 'ally of war-world']);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 6 defense [OUTPOST-1, OUTPOST-2, ATTACK-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 5, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'mech-world'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['mech-world']);
    t.attackBase('mech-world');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['mech-world']);
    expect(t.settled).toBe(true);
  });
});
