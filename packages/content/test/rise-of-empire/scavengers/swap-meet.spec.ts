import { describe, expect, it } from 'vitest';
import { attacks, nothing, riseTable } from '../table.ts';

describe('Swap Meet', () => {
  it('gives 2 combat for a card discarded from hand, at most one a turn [BASE-2]', () => {
    const t = riseTable({ me: { inPlay: ['swap-meet'], hand: ['scout', 'viper'] } });
    t.use('primary', 'swap-meet');
    expect(t.options()).toContainEqual(nothing);
    t.chooseFromHand('scout');
    expect(t.me).toMatchObject({ combat: 2, hand: ['viper'], discard: ['scout'] });
    expect(t.settled).toBe(true);
  });

  it('gives nothing to a player who keeps the cards [CHOICE-5]', () => {
    const t = riseTable({ me: { inPlay: ['swap-meet'], hand: ['scout'] } });
    t.use('primary', 'swap-meet').decline();
    expect(t.me).toMatchObject({ combat: 0, hand: ['scout'] });
    expect(t.settled).toBe(true);
  });

  it('is a base with 5 defense, not an outpost [ATTACK-2]', () => {
    const t = riseTable({ me: { combat: 5 }, opponent: { inPlay: ['swap-meet'] } });
    expect(attacks(t)).toContain('player for 5');
    t.attackBase('swap-meet');
    expect(t.me.combat).toBe(0);
  });

  it('scraps a card of the trade row when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 3 }, tradeRow: ['swap-meet', 'throne-citadel'] });
    t.acquire('swap-meet').useWhenAcquired('swap-meet').chooseFromRow('throne-citadel');
    expect(t.data.scrapHeap).toEqual(['throne-citadel']);
    expect(t.settled).toBe(true);
  });
});
