import { describe, expect, it } from 'vitest';
import { attacks, branch, coreTable, inPlay } from '../table.ts';

describe('Barter World', () => {
  it('gives 2 authority or 2 trade, once a turn [BASE-2, BASE-3, ABILITY-2, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['barter-world'] } });
    t.play('barter-world');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 0 });
    expect(t.usable()).toEqual(['primary of barter-world', 'scrap of barter-world']);
    t.use('primary', 'barter-world');
    expect(t.options()).toEqual([branch('authority 2'), branch('trade 2')]);
    t.chooseBranch('trade 2');
    expect(t.me).toMatchObject({ authority: 50, trade: 2, combat: 0 });
    expect(t.usable()).toEqual(['scrap of barter-world']);
    expect(t.settled).toBe(true);
  });

  it('stays in play and may give the other one next turn [BASE-1, BASE-4, ABILITY-10]', () => {
    const t = coreTable({ me: { hand: ['barter-world'] } });
    t.play('barter-world').use('primary', 'barter-world').chooseBranch('trade 2');
    t.endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['barter-world']);
    t.use('primary', 'barter-world').chooseBranch('authority 2');
    expect(t.me).toMatchObject({ authority: 52, trade: 0, combat: 0 });
    expect(t.settled).toBe(true);
  });

  it('is scrapped for 5 combat, in the turn it is played too [SCRAPAB-1, SCRAPAB-3, SCRAPAB-4]', () => {
    const t = coreTable({ me: { hand: ['barter-world'] } });
    t.play('barter-world').use('primary', 'barter-world').chooseBranch('authority 2');
    t.use('scrap', 'barter-world');
    expect(t.me).toMatchObject({ authority: 52, trade: 0, combat: 5, inPlay: [], discard: [] });
    expect(t.data.scrapHeap).toEqual(['barter-world']);
    expect(t.settled).toBe(true);
  });

  it('is a partner for a Trade Federation ship, and has no ally ability of its own [ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['cutter'], deck: ['scout'], inPlay: ['barter-world'] } });
    t.play('cutter');
    expect(t.usable()).toEqual([
      'primary of barter-world',
      'scrap of barter-world',
      'ally of cutter',
    ]);
    t.use('ally', 'cutter');
    expect(t.me).toMatchObject({ authority: 54, trade: 2, combat: 4 });
    expect(t.settled).toBe(true);
  });

  it('shields nobody and withstands 3 combat [ATTACK-3]', () => {
    const t = coreTable({ me: { combat: 3 }, opponent: { inPlay: ['barter-world'] } });
    expect(attacks(t)).toEqual(['player for 3', 'player for 1']);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 4 combat and gives none for it [ATTACK-2, BASE-6, BASE-7]', () => {
    const t = coreTable({ me: { combat: 4 }, opponent: { inPlay: ['barter-world', 'the-hive'] } });
    expect(attacks(t)).toEqual(['barter-world', 'player for 4', 'player for 1']);
    t.attackBase('barter-world');
    expect(t.me.combat).toBe(0);
    expect(t.opponent).toMatchObject({ authority: 50, combat: 0, discard: ['barter-world'] });
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.settled).toBe(true);
  });
});
