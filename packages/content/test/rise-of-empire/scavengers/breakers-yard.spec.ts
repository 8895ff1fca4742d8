import { describe, expect, it } from 'vitest';
import { attacks, fromRow, nothing, riseTable } from '../table.ts';

describe("Breakers' Yard", () => {
  it('gives 3 combat if a card of the trade row is scrapped for it [BASE-2, CHOICE-5]', () => {
    const t = riseTable({
      me: { inPlay: ['breakers-yard'] },
      tradeRow: ['toll-beacon'],
      tradeDeck: ['magpie'],
    });
    t.use('primary', 'breakers-yard');
    expect(t.options()).toEqual([fromRow(0, 'toll-beacon'), nothing]);
    t.chooseFromRow('toll-beacon');
    expect(t.me.combat).toBe(3);
    expect(t.data.tradeRow[0]).toBe('magpie');
    expect(t.settled).toBe(true);
  });

  it('gives nothing if its player leaves the row alone [CHOICE-5]', () => {
    const t = riseTable({ me: { inPlay: ['breakers-yard'] }, tradeRow: ['toll-beacon'] });
    t.use('primary', 'breakers-yard').decline();
    expect(t.me.combat).toBe(0);
    expect(t.settled).toBe(true);
  });

  it('may scrap a card of the discard pile with another Scavenger card [ALLY-5]', () => {
    const t = riseTable({
      me: { inPlay: ['breakers-yard', 'derelict-ring'], discard: ['scout'] },
    });
    t.use('ally', 'breakers-yard').chooseFromDiscard('scout');
    expect(t.data.scrapHeap).toEqual(['scout']);
  });

  it('is an outpost with 4 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 4 }, opponent: { inPlay: ['breakers-yard'] } });
    expect(attacks(t)).toEqual(['breakers-yard']);
  });

  it('pays 2 trade back when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 5 }, tradeRow: ['breakers-yard'] });
    t.acquire('breakers-yard');
    expect(t.me.trade).toBe(2);
    expect(t.settled).toBe(true);
  });
});
