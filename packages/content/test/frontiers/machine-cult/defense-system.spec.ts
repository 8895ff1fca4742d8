import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Defense System', () => {
  it('gives 2 combat, and 2 more with another Machine Cult card [BASE-2, ALLY-5]', () => {
    const t = frontiersTable({ me: { inPlay: ['defense-system', 'defense-system'] } });
    for (const slot of [0, 1]) t.use('primary', 'defense-system', slot);
    for (const slot of [0, 1]) t.use('ally', 'defense-system', slot);
    expect(t.me.combat).toBe(2 * (2 + 2));
    expect(t.settled).toBe(true);
  });
});
