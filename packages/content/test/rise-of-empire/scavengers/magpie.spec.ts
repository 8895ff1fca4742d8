import { describe, expect, it } from 'vitest';
import { fromDiscard, fromRow, nothing, riseTable } from '../table.ts';

describe('Magpie', () => {
  it('gives 2 combat and may scrap a card of the trade row, and gives 2 combat with another Scavenger card [SHIP-1, CHOICE-5, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['magpie'], inPlay: ['derelict-ring'] },
      tradeRow: ['throne-citadel'],
      tradeDeck: ['toll-beacon'],
    });
    t.play('magpie');
    expect(t.options()).toEqual([fromRow(0, 'throne-citadel'), nothing]);
    t.chooseFromRow('throne-citadel').use('ally', 'magpie');
    expect(t.me).toMatchObject({ combat: 2 + 2 });
    expect(t.data).toMatchObject({ scrapHeap: ['throne-citadel'] });
    expect(t.data.tradeRow[0]).toBe('toll-beacon');
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the discard pile when acquired, be it itself [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 1, discard: ['scout'] }, tradeRow: ['magpie'] });
    t.acquire('magpie').useWhenAcquired('magpie');
    expect(t.options()).toHaveLength(2);
    expect(t.options()).toContainEqual(fromDiscard('magpie'));
    t.chooseFromDiscard('scout');
    expect(t.me.discard).toEqual(['magpie']);
    expect(t.data.scrapHeap).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });

  it('leaves the discard pile alone if its player wishes [ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 1 }, tradeRow: ['magpie'] });
    t.acquire('magpie').decline();
    expect(t.me.discard).toEqual(['magpie']);
    expect(t.settled).toBe(true);
  });
});
