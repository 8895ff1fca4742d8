import { describe, expect, it } from 'vitest';
import { acquisitions, attacks, branch, riseTable } from '../table.ts';

describe('Palatine Gate', () => {
  it('gives 5 authority or 4 combat, and 2 combat with another Kingdom card [BASE-2, ALLY-5]', () => {
    const t = riseTable({ me: { inPlay: ['palatine-gate', 'marcher-barbican'] } });
    t.use('primary', 'palatine-gate');
    expect(t.options()).toEqual([branch('authority 5'), branch('combat 4')]);
    t.chooseBranch('authority 5').use('ally', 'palatine-gate');
    expect(t.me).toMatchObject({ authority: 55, combat: 2 });
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 7 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 7 }, opponent: { inPlay: ['palatine-gate'] } });
    expect(attacks(t)).toEqual(['palatine-gate']);
  });

  it('puts the next base on top of the deck when acquired [ACQUIRED-1, ACQUIRED-2, ACQUIRE-16]', () => {
    const t = riseTable({ me: { trade: 7 + 2 }, tradeRow: ['palatine-gate', 'toll-beacon'] });
    t.acquire('palatine-gate').useWhenAcquired('palatine-gate');
    expect(acquisitions(t)).toEqual(['toll-beacon to top-of-deck']);
    expect(t.me.discard).toEqual(['palatine-gate']);
    expect(t.settled).toBe(true);
  });
});
