import { describe, expect, it } from 'vitest';
import { attacks, inPlay, riseTable } from '../table.ts';

describe("Squatters' Rock", () => {
  it('gives 1 combat a turn and is a base with 3 defense, not an outpost [BASE-2, ATTACK-2]', () => {
    const t = riseTable({
      me: { inPlay: ['squatters-rock'], combat: 2 },
      opponent: { inPlay: ['squatters-rock'] },
    });
    t.use('primary', 'squatters-rock');
    expect(attacks(t)).toContain('player for 3');
    t.attackBase('squatters-rock');
    expect(inPlay(t.opponent)).toEqual([]);
  });

  it('is scrapped for 1 trade and comes back to the discard pile at the end of that turn [SCRAPAB-1, CARD-MOBILEMARKET-1]', () => {
    const t = riseTable({
      me: { inPlay: ['squatters-rock'], deck: ['scout'] },
      opponent: { deck: ['scout'] },
    });
    t.use('scrap', 'squatters-rock');
    expect(t.me).toMatchObject({ trade: 1, returning: ['squatters-rock'] });
    expect(t.data.scrapHeap).toEqual(['squatters-rock']);
    t.endTurn();
    expect(t.me).toMatchObject({ discard: ['squatters-rock'], returning: [] });
    expect(t.data.scrapHeap).toEqual([]);
  });

  it('scraps a card of the trade row when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 1 }, tradeRow: ['squatters-rock', 'throne-citadel'] });
    t.acquire('squatters-rock').useWhenAcquired('squatters-rock').chooseFromRow('throne-citadel');
    expect(t.data.scrapHeap).toEqual(['throne-citadel']);
    expect(t.settled).toBe(true);
  });
});
