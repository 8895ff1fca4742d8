import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('Space Station', () => {
  it('gives 2 combat when used, once in each of my turns [BASE-1, BASE-2, BASE-3, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['space-station'] } });
    t.play('space-station');
    expect(t.me.combat).toBe(0);
    expect(t.usable()).toEqual(['primary of space-station', 'scrap of space-station']);
    t.use('primary', 'space-station');
    expect(t.me.combat).toBe(2);
    expect(t.usable()).toEqual(['scrap of space-station']);
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['space-station']);
    expect(t.me.combat).toBe(0);
    t.use('primary', 'space-station');
    expect(t.me.combat).toBe(2);
    expect(t.settled).toBe(true);
  });

  it('gives 2 more combat once, with another Star Empire card [ALLY-1, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['blob-fighter', 'corvette'], inPlay: ['space-station'] } });
    t.play('blob-fighter');
    expect(t.usable()).toEqual(['primary of space-station', 'scrap of space-station']);
    t.play('corvette').use('ally', 'space-station');
    expect(t.me.combat).toBe(3 + 1 + 2);
    expect(t.usable()).toEqual([
      'primary of space-station',
      'scrap of space-station',
      'ally of corvette',
    ]);
    expect(t.settled).toBe(true);
  });

  it('needs its partner anew in the next turn [ALLY-10]', () => {
    const t = coreTable({
      me: {
        hand: ['space-station', 'survey-ship'],
        deck: ['scout', 'scout', 'scout', 'scout', 'scout', 'scout'],
      },
    });
    t.play('space-station');
    expect(t.usable()).toEqual(['primary of space-station', 'scrap of space-station']);
    t.play('survey-ship');
    expect(t.usable()).toContain('ally of space-station');
    t.endTurn().endTurn();
    expect(t.usable()).toEqual(['primary of space-station', 'scrap of space-station']);
    expect(t.settled).toBe(true);
  });

  it('gives combat twice and 4 trade for its loss in one turn [ABILITY-3, SCRAPAB-1, SCRAPAB-4]', () => {
    const t = coreTable({ me: { inPlay: ['space-station', 'fleet-hq'] } });
    t.use('primary', 'space-station').use('ally', 'space-station').use('scrap', 'space-station');
    expect(t.me.combat).toBe(4);
    expect(t.me.trade).toBe(4);
    expect(inPlay(t.me)).toEqual(['fleet-hq']);
    expect(t.data.scrapHeap).toEqual(['space-station']);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 4 defense and gives its owner nothing when destroyed [OUTPOST-1, OUTPOST-2, ATTACK-3, BASE-7]', () => {
    const t = coreTable({
      me: { combat: 3, hand: ['viper'] },
      opponent: { inPlay: ['barter-world', 'space-station'] },
    });
    expect(attacks(t)).toEqual([]);
    t.play('viper');
    expect(attacks(t)).toEqual(['space-station']);
    t.attackBase('space-station');
    expect(t.me.combat).toBe(0);
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent.discard).toEqual(['space-station']);
    expect(t.opponent.trade).toBe(0);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
