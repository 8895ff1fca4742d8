import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('War World', () => {
  it('gives 3 combat when used, once in each of my turns [BASE-1, BASE-2, BASE-3, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['war-world'] } });
    t.play('war-world');
    expect(t.me.combat).toBe(0);
    expect(t.usable()).toEqual(['primary of war-world']);
    t.use('primary', 'war-world');
    expect(t.me.combat).toBe(3);
    expect(t.usable()).toEqual([]);
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['war-world']);
    expect(t.me.combat).toBe(0);
    t.use('primary', 'war-world');
    expect(t.me.combat).toBe(3);
    expect(t.settled).toBe(true);
  });

  it('gives 4 more combat once, with another Star Empire card [ALLY-1, ALLY-3, ABILITY-1, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['ram', 'survey-ship'], inPlay: ['war-world'] } });
    t.play('ram');
    expect(t.usable()).toEqual(['primary of war-world', 'scrap of ram']);
    t.play('survey-ship').use('ally', 'war-world');
    expect(t.me.combat).toBe(5 + 4);
    expect(t.usable()).toEqual(['primary of war-world', 'scrap of ram', 'scrap of survey-ship']);
    t.use('primary', 'war-world');
    expect(t.me.combat).toBe(5 + 4 + 3);
    expect(t.settled).toBe(true);
  });

  it('has another base as its partner from the start of the turn, but not one of the opponent [ALLY-5, ALLY-6]', () => {
    const t = coreTable({
      me: { inPlay: ['war-world', 'fleet-hq'] },
      opponent: { inPlay: ['war-world'], deck: ['viper'] },
    });
    expect(t.usable()).toEqual(['primary of war-world', 'ally of war-world']);
    t.endTurn();
    expect(t.usable()).toEqual(['primary of war-world']);
    t.endTurn();
    expect(t.usable()).toEqual(['primary of war-world', 'ally of war-world']);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 4 defense [OUTPOST-1, OUTPOST-2, ATTACK-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 3, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'war-world'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['war-world']);
    t.attackBase('war-world');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['war-world']);
    expect(t.settled).toBe(true);
  });
});
