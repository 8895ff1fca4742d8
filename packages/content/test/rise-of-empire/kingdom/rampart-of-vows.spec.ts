import { describe, expect, it } from 'vitest';
import { attacks, fromDiscard, riseTable } from '../table.ts';

describe('Rampart of Vows', () => {
  it('gives 3 combat, and 2 authority with another Kingdom card [BASE-2, ALLY-5]', () => {
    const t = riseTable({ me: { inPlay: ['rampart-of-vows', 'marcher-barbican'] } });
    t.use('primary', 'rampart-of-vows').use('ally', 'rampart-of-vows');
    expect(t.me).toMatchObject({ combat: 3, authority: 52 });
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 6 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 6 }, opponent: { inPlay: ['rampart-of-vows'] } });
    expect(attacks(t)).toEqual(['rampart-of-vows']);
  });

  it('may go on top of the deck when acquired, or send another base there, no ship [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({
      me: { trade: 6, discard: ['knight-errant', 'toll-beacon'] },
      tradeRow: ['rampart-of-vows'],
    });
    t.acquire('rampart-of-vows').useWhenAcquired('rampart-of-vows');
    expect(t.options()).toHaveLength(2);
    expect(t.options()).toContainEqual(fromDiscard('toll-beacon'));
    t.chooseFromDiscard('rampart-of-vows');
    expect(t.me.deck).toEqual(['rampart-of-vows']);
    expect(t.settled).toBe(true);
  });
});
