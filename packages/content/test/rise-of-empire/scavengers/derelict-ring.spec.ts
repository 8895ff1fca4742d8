import { describe, expect, it } from 'vitest';
import { attacks, fromDiscard, fromScrapHeap, nothing, riseTable } from '../table.ts';

describe('Derelict Ring', () => {
  it('gives 1 trade, and may scrap a card of the discard pile with another Scavenger card [BASE-2, ALLY-5]', () => {
    const t = riseTable({
      me: { inPlay: ['derelict-ring'], hand: ['gleaner-tug', 'viper'], discard: ['scout'] },
    });
    t.use('primary', 'derelict-ring').play('gleaner-tug').use('ally', 'derelict-ring');
    expect(t.options()).toEqual([fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout');
    expect(t.me.trade).toBe(1 + 2);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 5 }, opponent: { inPlay: ['derelict-ring'] } });
    expect(attacks(t)).toEqual(['derelict-ring']);
  });

  it('takes a card that costs at most 3 from the scrap heap when acquired [ACQUIRED-1, SALVAGE-1]', () => {
    const t = riseTable({
      me: { trade: 4 },
      tradeRow: ['derelict-ring'],
      scrapHeap: ['scout', 'knight-errant', 'oathbound-frigate'],
    });
    t.acquire('derelict-ring').useWhenAcquired('derelict-ring');
    // The Scout costs nothing and is no trade card; the knight costs 4.
    expect(t.options()).toEqual([fromScrapHeap('oathbound-frigate')]);
    t.chooseFromScrapHeap('oathbound-frigate');
    expect(t.me.discard).toEqual(['oathbound-frigate', 'derelict-ring']);
    expect(t.settled).toBe(true);
  });

  it('does not ask with nothing in the scrap heap to take [ACQUIRED-4, SALVAGE-3]', () => {
    const t = riseTable({ me: { trade: 4 }, tradeRow: ['derelict-ring'], scrapHeap: ['viper'] });
    t.acquire('derelict-ring');
    expect(t.settled).toBe(true);
  });
});
