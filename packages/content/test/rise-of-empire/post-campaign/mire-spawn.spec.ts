import { describe, expect, it } from 'vitest';
import { mixedTable, riseTable } from '../table.ts';

describe('Mire Spawn', () => {
  it('gives 3 combat, and 2 more with another Blob card [SHIP-1, ALLY-1]', () => {
    const t = mixedTable({ me: { hand: ['mire-spawn'], inPlay: ['blob-wheel'] } });
    t.play('mire-spawn').use('ally', 'mire-spawn');
    expect(t.me.combat).toBe(3 + 2);
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the trade row when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 1 }, tradeRow: ['mire-spawn', 'throne-citadel'] });
    t.acquire('mire-spawn').useWhenAcquired('mire-spawn').chooseFromRow('throne-citadel');
    expect(t.data.scrapHeap).toEqual(['throne-citadel']);
    expect(t.settled).toBe(true);
  });
});
