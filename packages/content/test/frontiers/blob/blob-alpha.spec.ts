import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Blob Alpha', () => {
  it('gives 10 combat and has no other ability [SHIP-1]', () => {
    const t = frontiersTable({ me: { hand: ['blob-alpha', 'crusher'] } });
    t.play('blob-alpha');
    expect(t.me.combat).toBe(10);
    t.play('crusher');
    // Without an ally ability of its own it still is a partner.
    expect(t.usable()).toEqual(['ally of crusher']);
    expect(t.settled).toBe(true);
  });
});
