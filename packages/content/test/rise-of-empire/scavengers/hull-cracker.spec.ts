import { describe, expect, it } from 'vitest';
import { fromDiscard, fromHand, nothing, riseTable } from '../table.ts';

describe('Hull Cracker', () => {
  it('gives 3 combat and may scrap a card of hand or discard pile, and gives 3 more combat with another Scavenger card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['hull-cracker', 'viper'], inPlay: ['derelict-ring'], discard: ['scout'] },
    });
    t.play('hull-cracker');
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout').use('ally', 'hull-cracker');
    expect(t.me.combat).toBe(3 + 3);
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the trade row when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 4 }, tradeRow: ['hull-cracker', 'throne-citadel'] });
    t.acquire('hull-cracker').useWhenAcquired('hull-cracker').chooseFromRow('throne-citadel');
    expect(t.data.scrapHeap).toEqual(['throne-citadel']);
    expect(t.settled).toBe(true);
  });
});
