import { describe, expect, it } from 'vitest';
import { attacks, frontiersTable } from '../table.ts';

describe('Siege Fortress', () => {
  it('gives 5 combat, and 4 more with another Star Empire card [BASE-2, ALLY-5]', () => {
    const t = frontiersTable({ me: { inPlay: ['siege-fortress', 'jamming-terminal'] } });
    t.use('primary', 'siege-fortress').use('ally', 'siege-fortress');
    expect(t.me.combat).toBe(5 + 4);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 5 defense [OUTPOST-1, ATTACK-3]', () => {
    const t = frontiersTable({ me: { combat: 4 }, opponent: { inPlay: ['siege-fortress'] } });
    expect(attacks(t)).toEqual([]);
  });
});
