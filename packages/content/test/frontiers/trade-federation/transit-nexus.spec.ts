import { describe, expect, it } from 'vitest';
import { attacks, frontiersTable } from '../table.ts';

describe('Transit Nexus', () => {
  it('gives 3 combat, 4 trade and 5 authority, all three [ABILITY-9]', () => {
    const t = frontiersTable({ me: { inPlay: ['transit-nexus'] } });
    t.use('primary', 'transit-nexus');
    expect(t.me).toMatchObject({ authority: 55, trade: 4, combat: 3 });
    expect(t.settled).toBe(true);
  });

  it('is a base with 6 defense that protects nobody [ATTACK-2]', () => {
    const t = frontiersTable({ me: { combat: 6 }, opponent: { inPlay: ['transit-nexus'] } });
    expect(attacks(t)).toEqual(['transit-nexus', 'player for 6', 'player for 1']);
  });
});
