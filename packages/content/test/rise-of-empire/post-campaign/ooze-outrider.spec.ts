import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('Ooze Outrider', () => {
  it('gives 4 combat, and 2 trade with another Blob card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['ooze-outrider'], inPlay: ['larval-atoll'] } });
    t.play('ooze-outrider').use('ally', 'ooze-outrider');
    expect(t.me).toMatchObject({ combat: 4, trade: 2 });
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 2 }, tradeRow: ['ooze-outrider'] });
    t.acquire('ooze-outrider');
    expect(t.me).toMatchObject({ trade: 0, combat: 2 });
    expect(t.settled).toBe(true);
  });
});
