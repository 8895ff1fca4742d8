import { describe, expect, it } from 'vitest';
import { attacks, branch, coreTable, inPlay } from '../table.ts';

describe('Trading Post', () => {
  it('gives 1 authority or 1 trade, once a turn [BASE-2, BASE-3, ABILITY-2, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['trading-post'] } });
    t.play('trading-post');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 0 });
    expect(t.usable()).toEqual(['primary of trading-post', 'scrap of trading-post']);
    t.use('primary', 'trading-post');
    expect(t.options()).toEqual([branch('authority 1'), branch('trade 1')]);
    t.chooseBranch('authority 1');
    expect(t.me).toMatchObject({ authority: 51, trade: 0, combat: 0 });
    expect(t.usable()).toEqual(['scrap of trading-post']);
    expect(t.settled).toBe(true);
  });

  it('stays in play and may give the other one next turn [BASE-1, BASE-4, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['trading-post'] } });
    t.play('trading-post').use('primary', 'trading-post').chooseBranch('authority 1');
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['trading-post']);
    t.use('primary', 'trading-post').chooseBranch('trade 1');
    expect(t.me).toMatchObject({ authority: 51, trade: 1, combat: 0 });
    expect(t.settled).toBe(true);
  });

  it('is scrapped for 3 combat, in the turn it is played too [SCRAPAB-1, SCRAPAB-3, SCRAPAB-4]', () => {
    const t = coreTable({ me: { hand: ['trading-post'] } });
    t.play('trading-post').use('primary', 'trading-post').chooseBranch('trade 1');
    t.use('scrap', 'trading-post');
    expect(t.me).toMatchObject({ authority: 50, trade: 1, combat: 3, inPlay: [], discard: [] });
    expect(t.data.scrapHeap).toEqual(['trading-post']);
    expect(t.settled).toBe(true);
  });

  it('is a partner for a Trade Federation ship, and has no ally ability of its own [ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['cutter'], deck: ['scout'], inPlay: ['trading-post'] } });
    t.play('cutter');
    expect(t.usable()).toEqual([
      'primary of trading-post',
      'scrap of trading-post',
      'ally of cutter',
    ]);
    t.use('ally', 'cutter');
    expect(t.me).toMatchObject({ authority: 54, trade: 2, combat: 4 });
    expect(t.settled).toBe(true);
  });

  it('shields its owner and the bases behind it against 3 combat [OUTPOST-1, OUTPOST-2, ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 3 },
      opponent: { inPlay: ['trading-post', 'barter-world'] },
    });
    expect(attacks(t)).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 4 combat and shields no longer [ATTACK-2, BASE-6, OUTPOST-5]', () => {
    const t = coreTable({
      me: { combat: 8 },
      opponent: { inPlay: ['trading-post', 'barter-world'] },
    });
    expect(attacks(t)).toEqual(['trading-post']);
    t.attackBase('trading-post');
    expect(t.me.combat).toBe(4);
    expect(t.opponent).toMatchObject({ authority: 50, discard: ['trading-post'] });
    expect(attacks(t)).toEqual(['barter-world', 'player for 4', 'player for 1']);
    expect(t.settled).toBe(true);
  });
});
