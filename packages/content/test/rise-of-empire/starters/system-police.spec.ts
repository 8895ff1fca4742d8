import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('System Police', () => {
  it('gives 4 authority and 3 combat [SHIP-1]', () => {
    const t = riseTable({ me: { hand: ['system-police'] } });
    t.play('system-police');
    expect(t.me).toMatchObject({ authority: 54, combat: 3 });
    expect(t.settled).toBe(true);
  });

  it('is no ally of the Federation Shuttle beside it [ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['system-police', 'federation-shuttle'] } });
    t.play('system-police').play('federation-shuttle');
    expect(t.usable()).toEqual([]);
  });
});
