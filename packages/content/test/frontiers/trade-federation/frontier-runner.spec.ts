import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Frontier Runner', () => {
  it('gives both 2 trade and 2 authority [ABILITY-9]', () => {
    const t = frontiersTable({ me: { hand: ['frontier-runner'] } });
    t.play('frontier-runner');
    expect(t.me).toMatchObject({ authority: 52, trade: 2 });
    expect(t.settled).toBe(true);
  });
});
