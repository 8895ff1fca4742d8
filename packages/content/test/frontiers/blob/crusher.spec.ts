import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Crusher', () => {
  it('gives 6 combat, and 2 trade with another Blob card [ALLY-1, ALLY-3]', () => {
    const t = frontiersTable({ me: { hand: ['crusher', 'stinger'] } });
    t.play('crusher');
    expect(t.me).toMatchObject({ trade: 0, combat: 6 });
    expect(t.usable()).toEqual([]);
    t.play('stinger').use('ally', 'crusher');
    expect(t.me).toMatchObject({ trade: 2, combat: 6 + 3 });
    expect(t.settled).toBe(true);
  });
});
