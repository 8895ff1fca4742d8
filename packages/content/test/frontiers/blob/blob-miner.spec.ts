import { describe, expect, it } from 'vitest';
import { fromRow, frontiersTable, nothing } from '../table.ts';

describe('Blob Miner', () => {
  it('gives 3 trade and may scrap a card of the trade row [CHOICE-5, ROW-1]', () => {
    const t = frontiersTable({
      me: { hand: ['blob-miner'] },
      tradeRow: ['stinger', null, 'gateship'],
      tradeDeck: ['crusher'],
    });
    t.play('blob-miner');
    expect(t.me.trade).toBe(3);
    expect(t.options()).toEqual([fromRow(0, 'stinger'), fromRow(2, 'gateship'), nothing]);
    t.chooseFromRow('gateship');
    expect(t.data.tradeRow).toEqual(['stinger', null, 'crusher', null, null]);
    expect(t.data.scrapHeap).toEqual(['gateship']);
    expect(t.settled).toBe(true);
  });

  it('leaves the trade row alone if its player wishes [CHOICE-5]', () => {
    const t = frontiersTable({ me: { hand: ['blob-miner'] }, tradeRow: ['stinger'] });
    t.play('blob-miner').decline();
    expect(t.data.tradeRow[0]).toBe('stinger');
    expect(t.settled).toBe(true);
  });

  it('can be scrapped for 2 combat [SCRAPAB-1]', () => {
    const t = frontiersTable({ me: { hand: ['blob-miner'] } });
    t.play('blob-miner').use('scrap', 'blob-miner');
    expect(t.me).toMatchObject({ trade: 3, combat: 2 });
    expect(t.data.scrapHeap).toEqual(['blob-miner']);
  });
});
