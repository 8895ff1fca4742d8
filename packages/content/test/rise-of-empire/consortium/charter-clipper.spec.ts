import { describe, expect, it } from 'vitest';
import { acquisitions, riseTable } from '../table.ts';

describe('Charter Clipper', () => {
  it('gives 3 trade, and 2 combat with another Consortium card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['charter-clipper'], inPlay: ['notary-dock'] } });
    t.play('charter-clipper').use('ally', 'charter-clipper');
    expect(t.me).toMatchObject({ trade: 3, combat: 2 });
    expect(t.settled).toBe(true);
  });

  it('lets the next ship go on top of the deck when acquired [ACQUIRED-1, ACQUIRED-2, ACQUIRE-10]', () => {
    const t = riseTable({
      me: { trade: 3 + 4 },
      tradeRow: ['charter-clipper', 'toll-beacon', 'herald-sloop'],
    });
    t.acquire('charter-clipper').useWhenAcquired('charter-clipper');
    expect(t.me).toMatchObject({ discard: ['charter-clipper'], shipsToTop: 1 });
    expect(acquisitions(t)).toEqual([
      'toll-beacon to discard',
      'herald-sloop to discard',
      'herald-sloop to top-of-deck',
    ]);
    expect(t.settled).toBe(true);
  });
});
