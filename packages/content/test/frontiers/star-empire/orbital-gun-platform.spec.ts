import { describe, expect, it } from 'vitest';
import { frontiersTable } from '../table.ts';

describe('Orbital Gun Platform', () => {
  it('gives 3 combat, and 3 trade when it is scrapped in the same turn [BASE-3, SCRAPAB-3]', () => {
    const t = frontiersTable({ me: { hand: ['orbital-gun-platform'] } });
    t.play('orbital-gun-platform');
    t.use('primary', 'orbital-gun-platform').use('scrap', 'orbital-gun-platform');
    expect(t.me).toMatchObject({ trade: 3, combat: 3, inPlay: [] });
    expect(t.data.scrapHeap).toEqual(['orbital-gun-platform']);
    expect(t.settled).toBe(true);
  });
});
