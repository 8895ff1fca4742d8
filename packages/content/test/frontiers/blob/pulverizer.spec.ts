import { describe, expect, it } from 'vitest';
import { fromRow, frontiersTable } from '../table.ts';

describe('Pulverizer', () => {
  it('scraps a card of the trade row and gives combat equal to its cost [CARD-PULVERIZER-1]', () => {
    const t = frontiersTable({
      me: { hand: ['pulverizer'] },
      tradeRow: ['stinger', 'transit-nexus'],
      tradeDeck: ['blob-alpha'],
    });
    t.play('pulverizer');
    // It must scrap: nothing is not among the options.
    expect(t.options()).toEqual([fromRow(0, 'stinger'), fromRow(1, 'transit-nexus')]);
    t.chooseFromRow('transit-nexus');
    expect(t.me.combat).toBe(8);
    expect(t.data.scrapHeap).toEqual(['transit-nexus']);
    expect(t.data.tradeRow[1]).toBe('blob-alpha');
    expect(t.settled).toBe(true);
  });

  it('gives nothing where the trade row is empty [CARD-PULVERIZER-2, ABILITY-11]', () => {
    const t = frontiersTable({ me: { hand: ['pulverizer'] } });
    t.play('pulverizer');
    expect(t.me.combat).toBe(0);
    expect(t.settled).toBe(true);
  });

  it('does not count the card of the row among the own cards scrapped [CARD-RECLAMATIONSTATION-3]', () => {
    const t = frontiersTable({ me: { hand: ['pulverizer'] }, tradeRow: ['stinger'] });
    t.play('pulverizer').chooseFromRow('stinger');
    expect(t.me.scrapped).toBe(0);
  });

  it('draws a card with another Blob card [ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['pulverizer', 'crusher'], deck: ['scout'] } });
    t.play('pulverizer').play('crusher').use('ally', 'pulverizer');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });
});
