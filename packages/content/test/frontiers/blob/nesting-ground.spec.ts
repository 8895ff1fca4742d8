import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Nesting Ground', () => {
  it('gives 2 trade a turn, and 4 combat with another Blob card [BASE-2, ALLY-5]', () => {
    const t = frontiersTable({ me: { inPlay: ['nesting-ground', 'spike-cluster'] } });
    t.use('primary', 'nesting-ground').use('ally', 'nesting-ground');
    expect(t.me).toMatchObject({ trade: 2, combat: 4 });
    expect(t.settled).toBe(true);
  });
});
