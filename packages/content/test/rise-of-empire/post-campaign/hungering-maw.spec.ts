import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Hungering Maw', () => {
  it('gives 7 combat, and a card with another Blob card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['hungering-maw'], inPlay: ['larval-atoll'], deck: ['viper'] },
    });
    t.play('hungering-maw').use('ally', 'hungering-maw');
    expect(t.me).toMatchObject({ combat: 7, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the trade row when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 5 }, tradeRow: ['hungering-maw', 'toll-beacon'] });
    t.acquire('hungering-maw').useWhenAcquired('hungering-maw').chooseFromRow('toll-beacon');
    expect(t.data.scrapHeap).toEqual(['toll-beacon']);
    expect(t.settled).toBe(true);
  });
});
