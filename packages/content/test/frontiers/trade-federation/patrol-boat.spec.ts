import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Patrol Boat', () => {
  it('gives 4 combat and 3 authority, and 2 more authority with an ally [ABILITY-9, ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['patrol-boat', 'frontier-runner'] } });
    t.play('patrol-boat');
    expect(t.me).toMatchObject({ authority: 53, combat: 4 });
    t.play('frontier-runner').use('ally', 'patrol-boat');
    expect(t.me.authority).toBe(53 + 2 + 2);
    expect(t.settled).toBe(true);
  });
});
