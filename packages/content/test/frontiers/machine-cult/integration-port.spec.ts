import { describe, expect, it } from 'vitest';
import { attacks, frontiersTable } from '../table.ts';

describe('Integration Port', () => {
  it('gives 1 trade a turn [BASE-2]', () => {
    const t = frontiersTable({ me: { inPlay: ['integration-port'] } });
    t.use('primary', 'integration-port');
    expect(t.me.trade).toBe(1);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense [OUTPOST-1]', () => {
    const t = frontiersTable({ me: { combat: 5 }, opponent: { inPlay: ['integration-port'] } });
    expect(attacks(t)).toEqual(['integration-port']);
  });
});
