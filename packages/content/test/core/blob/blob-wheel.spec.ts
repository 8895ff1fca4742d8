import { describe, expect, it } from 'vitest';
import { attacks, coreTable, inPlay } from '../table.ts';

describe('Blob Wheel', () => {
  it('gives 1 combat once a turn, from the turn it is played [BASE-2, BASE-3, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['blob-wheel'] } });
    t.play('blob-wheel');
    expect(t.me.combat).toBe(0);
    expect(t.usable()).toEqual(['primary of blob-wheel', 'scrap of blob-wheel']);
    t.use('primary', 'blob-wheel');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 1 });
    expect(t.usable()).toEqual(['scrap of blob-wheel']);
    expect(t.settled).toBe(true);
  });

  it('stays in play and gives its combat again next turn [BASE-1, BASE-4]', () => {
    const t = coreTable({ me: { hand: ['blob-wheel', 'scout'] } });
    t.play('blob-wheel').play('scout').use('primary', 'blob-wheel').endTurn().endTurn();
    expect(inPlay(t.me)).toEqual(['blob-wheel']);
    expect(t.me).toMatchObject({ combat: 0, hand: ['scout'] });
    t.use('primary', 'blob-wheel');
    expect(t.me.combat).toBe(1);
    expect(t.settled).toBe(true);
  });

  it('is scrapped for 3 trade, its primary used or not [SCRAPAB-1, SCRAPAB-3, SCRAPAB-4]', () => {
    const t = coreTable({ me: { hand: ['blob-wheel'], inPlay: ['blob-wheel'] } });
    t.use('scrap', 'blob-wheel');
    expect(t.me).toMatchObject({ trade: 3, combat: 0, inPlay: [], discard: [] });
    expect(t.data.scrapHeap).toEqual(['blob-wheel']);
    t.play('blob-wheel').use('primary', 'blob-wheel').use('scrap', 'blob-wheel');
    expect(t.me).toMatchObject({ trade: 6, combat: 1, inPlay: [], discard: [] });
    expect(t.data.scrapHeap).toEqual(['blob-wheel', 'blob-wheel']);
    expect(t.settled).toBe(true);
  });

  it('is a partner for a Blob ship, and has no ally ability of its own [ALLY-5]', () => {
    const t = coreTable({ me: { hand: ['trade-pod'], deck: ['scout'], inPlay: ['blob-wheel'] } });
    t.play('trade-pod');
    expect(t.usable()).toEqual([
      'primary of blob-wheel',
      'scrap of blob-wheel',
      'ally of trade-pod',
    ]);
    t.use('ally', 'trade-pod');
    expect(t.me).toMatchObject({ trade: 3, combat: 2 });
    expect(t.settled).toBe(true);
  });

  it('shields nobody and withstands 4 combat [ATTACK-3]', () => {
    const t = coreTable({
      me: { combat: 4 },
      opponent: { inPlay: ['blob-wheel', 'barter-world'] },
    });
    expect(attacks(t)).toEqual(['barter-world', 'player for 4', 'player for 1']);
    expect(t.settled).toBe(true);
  });

  it('is destroyed by 5 combat and gives no trade for it [ATTACK-2, BASE-6, BASE-7]', () => {
    const t = coreTable({ me: { combat: 5 }, opponent: { inPlay: ['blob-wheel'] } });
    t.attackBase('blob-wheel');
    expect(t.me.combat).toBe(0);
    expect(t.opponent).toMatchObject({ authority: 50, trade: 0, discard: ['blob-wheel'] });
    expect(t.opponent.inPlay).toEqual([]);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
