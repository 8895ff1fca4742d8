import { describe, expect, it } from 'vitest';
import { explorerPile, fromRow, frontiersTable, mixedTable } from '../table.ts';

describe('Burrower', () => {
  it('gives 5 combat, and a card with another Blob card [ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['burrower', 'stinger'], deck: ['viper'] } });
    t.play('burrower').play('stinger').use('ally', 'burrower');
    expect(t.me).toMatchObject({ combat: 5 + 3, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('is scrapped for any card that costs at most 4, ship, base or Explorer [CARD-BURROWER-1, ACQUIRE-6, ACQUIRE-7, ACQUIRE-18]', () => {
    const t = frontiersTable({
      me: { hand: ['burrower'] },
      tradeRow: ['mobile-market', 'hammerhead', 'long-hauler', 'stinger', 'transit-nexus'],
      tradeDeck: ['crusher'],
      explorers: 3,
    });
    t.play('burrower').use('scrap', 'burrower');
    // Once scrapped, a card must be taken: nothing is not among the options.
    expect(t.options()).toEqual([
      fromRow(0, 'mobile-market'),
      fromRow(2, 'long-hauler'),
      fromRow(3, 'stinger'),
      explorerPile,
    ]);
    t.chooseFromRow('mobile-market');
    expect(t.me).toMatchObject({ trade: 0, discard: ['mobile-market'] });
    expect(t.data.tradeRow[0]).toBe('crusher');
    expect(t.settled).toBe(true);
  });

  it('finds nothing in a row of dear cards and is gone all the same [SCRAPAB-5]', () => {
    const t = frontiersTable({ me: { hand: ['burrower'] }, tradeRow: ['gateship'] });
    t.play('burrower').use('scrap', 'burrower');
    expect(t.me.discard).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['burrower']);
    expect(t.settled).toBe(true);
  });

  it('lets the ship go on top of the deck for a Freighter that waits [ACQUIRE-15]', () => {
    const t = mixedTable({
      me: { hand: ['freighter', 'burrower'], inPlay: ['barter-world'] },
      tradeRow: ['cutter', 'mobile-market'],
    });
    t.play('freighter').use('ally', 'freighter').play('burrower').use('scrap', 'burrower');
    expect(t.options()).toEqual([
      fromRow(0, 'cutter'),
      { ...fromRow(0, 'cutter'), to: 'top-of-deck' },
      fromRow(1, 'mobile-market'),
    ]);
    t.chooseFromRow('cutter', 'top-of-deck');
    expect(t.me).toMatchObject({ deck: ['cutter'], discard: [], shipsToTop: 0 });
    expect(t.settled).toBe(true);
  });

  it('uses the promise of a Freighter up even if the ship goes to the discard pile [ACQUIRE-12, ACQUIRE-15]', () => {
    const t = mixedTable({
      me: { hand: ['freighter', 'burrower'], inPlay: ['barter-world'] },
      tradeRow: ['cutter'],
      explorers: 1,
    });
    t.play('freighter').use('ally', 'freighter').play('burrower').use('scrap', 'burrower');
    t.chooseExplorer();
    expect(t.me).toMatchObject({ deck: [], discard: ['explorer'], shipsToTop: 0 });
    expect(t.settled).toBe(true);
  });
});
