import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay, ME, nothing, OPPONENT } from '../core/table.ts';

const base = (card: string, slot: number) =>
  ({ from: 'in-play', seat: OPPONENT, slot, card }) as const;

describe('an outpost in play', () => {
  it('keeps its owner from being attacked [OUTPOST-1]', () => {
    const t = coreTable({ me: { combat: 3 }, opponent: { inPlay: ['battle-station'] } });
    expect(attacks(t)).toEqual([]);
    for (const amount of [1, 3]) {
      expect(t.refusal({ type: 'attack-player', seat: OPPONENT, amount })).toBe(
        'outpost-in-the-way',
      );
    }
  });

  it('keeps the other bases of its owner from being attacked [OUTPOST-2]', () => {
    const t = coreTable({
      me: { combat: 9 },
      opponent: { inPlay: ['blob-wheel', 'battle-station', 'the-hive'] },
    });
    expect(attacks(t)).toEqual(['battle-station']);
    for (const [card, slot] of [
      ['blob-wheel', 0],
      ['the-hive', 2],
    ] as const) {
      expect(t.refusal({ type: 'attack-base', seat: OPPONENT, slot, card })).toBe(
        'outpost-in-the-way',
      );
    }
  });

  it('keeps the other bases of its owner from being targeted [OUTPOST-3]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'] },
      opponent: { inPlay: ['blob-wheel', 'battle-station', 'the-hive'] },
    });
    t.play('missile-mech');
    expect(t.options()).toEqual([base('battle-station', 1), nothing]);
  });

  it('protects nobody but its owner [OUTPOST-1, OUTPOST-2]', () => {
    const t = coreTable({
      me: { combat: 9, inPlay: ['battle-station'] },
      opponent: { inPlay: ['blob-wheel'] },
    });
    expect(attacks(t)).toEqual(['blob-wheel', 'player for 9', 'player for 1']);
  });

  it('protects nobody from hand or discard pile [OUTPOST-1]', () => {
    const t = coreTable({
      me: { combat: 1 },
      opponent: { hand: ['battle-station'], discard: ['battle-station'], deck: ['mech-world'] },
    });
    expect(attacks(t)).toEqual(['player for 1']);
  });

  it('does not keep its owner from being made to discard [OUTPOST-6]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter'] },
      opponent: { inPlay: ['battle-station'], hand: ['scout', 'viper'] },
    });
    t.play('imperial-fighter').chooseFromHand('viper');
    expect(t.opponent).toMatchObject({ hand: ['scout'], discard: ['viper'] });
  });
});

describe('a base that is no outpost', () => {
  it('protects nobody [OUTPOST-1, OUTPOST-2]', () => {
    const t = coreTable({
      me: { combat: 5 },
      opponent: { inPlay: ['blob-wheel', 'the-hive'] },
    });
    expect(attacks(t)).toEqual(['blob-wheel', 'the-hive', 'player for 5', 'player for 1']);
  });
});

describe('several outposts', () => {
  it('are attacked in the order the attacker likes [OUTPOST-4]', () => {
    const t = coreTable({
      me: { combat: 9 },
      opponent: { inPlay: ['space-station', 'battle-station', 'blob-wheel'] },
    });
    expect(attacks(t)).toEqual(['space-station', 'battle-station']);
    t.attackBase('battle-station');
    expect(attacks(t)).toEqual(['space-station']);
    expect(t.me.combat).toBe(4);
  });

  it('are offered alike to an effect that destroys a base [OUTPOST-4]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech'] },
      opponent: { inPlay: ['space-station', 'blob-wheel', 'mech-world'] },
    });
    t.play('missile-mech');
    expect(t.options()).toEqual([base('space-station', 0), base('mech-world', 2), nothing]);
  });

  it('protect until the last of them is gone [OUTPOST-5]', () => {
    const t = coreTable({
      me: { combat: 14 },
      opponent: { inPlay: ['battle-station', 'blob-wheel', 'space-station'] },
    });
    t.attackBase('battle-station');
    expect(attacks(t)).toEqual(['space-station']);
    t.attackBase('space-station');
    expect(attacks(t)).toEqual(['blob-wheel', 'player for 5', 'player for 1']);
    t.attackBase('blob-wheel');
    expect(inPlay(t.opponent)).toEqual([]);
    expect(t.opponent.authority).toBe(50);
  });

  it('protect no longer when an effect destroys the last one [OUTPOST-5]', () => {
    const t = coreTable({
      me: { hand: ['missile-mech', 'blob-destroyer', 'ram'] },
      opponent: { inPlay: ['battle-station', 'fleet-hq'] },
    });
    t.play('blob-destroyer').play('ram').play('missile-mech').chooseBase('battle-station');
    expect(attacks(t)).toEqual(['fleet-hq', 'player for 17', 'player for 1']);
    t.use('ally', 'blob-destroyer');
    expect(t.options()).toEqual([base('fleet-hq', 1), nothing]);
  });

  it("protect again in the opponent's next turn only if they are played again [OUTPOST-5]", () => {
    const t = coreTable({
      me: { combat: 5, deck: ['viper'] },
      opponent: { inPlay: ['battle-station'] },
    });
    t.attackBase('battle-station').endTurn();
    expect(t.opponent.discard).toEqual(['battle-station']);
    t.endTurn().play('viper');
    expect(t.actor).toBe(ME);
    expect(attacks(t)).toEqual(['player for 1']);
  });
});
