import { describe, expect, it } from 'vitest';
import { coreTable, fromRow, nothing, OPPONENT } from '../table.ts';

describe('Battle Pod', () => {
  it('gives 4 combat and scraps a card of the trade row, never an Explorer [SHIP-1, ROW-5]', () => {
    const t = coreTable({
      me: { hand: ['battle-pod'] },
      tradeRow: ['cutter', 'ram', null, 'blob-wheel'],
      tradeDeck: ['corvette'],
      explorers: 3,
    });
    t.play('battle-pod');
    expect(t.me.combat).toBe(4);
    expect(t.options()).toEqual([
      fromRow(0, 'cutter'),
      fromRow(1, 'ram'),
      fromRow(3, 'blob-wheel'),
      nothing,
    ]);
    t.chooseFromRow('ram');
    expect(t.data.scrapHeap).toEqual(['ram']);
    expect(t.data.explorers).toBe(3);
    expect(t.settled).toBe(true);
  });

  it('gives nothing of the card scrapped, whose space is filled at once [SCRAP-2, ROW-1, ROW-3]', () => {
    const t = coreTable({
      me: { hand: ['battle-pod'] },
      tradeRow: ['cutter', 'ram', 'blob-wheel'],
      tradeDeck: ['corvette', 'war-world'],
    });
    t.play('battle-pod').chooseFromRow('ram');
    expect(t.data.tradeRow).toEqual(['cutter', 'corvette', 'blob-wheel', null, null]);
    expect(t.data.tradeDeck).toEqual(['war-world']);
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 4, discard: [] });
    expect(t.settled).toBe(true);
  });

  it('leaves the trade row alone if its player wishes [CHOICE-5]', () => {
    const t = coreTable({
      me: { hand: ['battle-pod'] },
      tradeRow: ['cutter'],
      tradeDeck: ['corvette'],
    });
    t.play('battle-pod').decline();
    expect(t.data).toMatchObject({ scrapHeap: [], tradeDeck: ['corvette'] });
    expect(t.data.tradeRow).toEqual(['cutter', null, null, null, null]);
    expect(t.me.combat).toBe(4);
    expect(t.settled).toBe(true);
  });

  it('asks nothing before an empty trade row [CHOICE-6]', () => {
    const t = coreTable({ me: { hand: ['battle-pod'] }, explorers: 3 });
    t.play('battle-pod');
    expect(t.me.combat).toBe(4);
    expect(t.legal()).toEqual([
      { type: 'attack-player', seat: OPPONENT, amount: 4 },
      { type: 'attack-player', seat: OPPONENT, amount: 1 },
      { type: 'end-turn' },
    ]);
    expect(t.settled).toBe(true);
  });

  it('gives 2 more combat, once, with another Blob card in play [ALLY-1, ALLY-2, ABILITY-2]', () => {
    const t = coreTable({ me: { hand: ['battle-pod', 'corvette', 'blob-fighter'] } });
    t.play('battle-pod').play('corvette');
    expect(t.usable()).toEqual([]);
    t.play('blob-fighter');
    expect(t.usable()).toEqual(['ally of battle-pod']);
    t.use('ally', 'battle-pod');
    expect(t.me.combat).toBe(4 + 1 + 3 + 2);
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
