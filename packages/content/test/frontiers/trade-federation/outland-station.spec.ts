import { describe, expect, it } from 'vitest';
import { branch, frontiersTable } from '../table.ts';

describe('Outland Station', () => {
  it('gives 1 trade or 3 authority a turn, as its player chooses [ABILITY-10]', () => {
    const t = frontiersTable({ me: { inPlay: ['outland-station'] } });
    t.use('primary', 'outland-station');
    expect(t.options()).toEqual([branch('trade 1'), branch('authority 3')]);
    t.chooseBranch('authority 3');
    expect(t.me).toMatchObject({ authority: 53, trade: 0 });
    expect(t.settled).toBe(true);
  });

  it('can be scrapped for a card [SCRAPAB-1]', () => {
    const t = frontiersTable({ me: { inPlay: ['outland-station'], deck: ['scout'] } });
    t.use('scrap', 'outland-station');
    expect(t.me.hand).toEqual(['scout']);
    expect(t.settled).toBe(true);
  });
});
