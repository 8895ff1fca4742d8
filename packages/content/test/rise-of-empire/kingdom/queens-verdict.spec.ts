import { describe, expect, it } from 'vitest';
import { inPlay, riseTable } from '../table.ts';

describe("Queen's Verdict", () => {
  it('gives 5 combat and a card, and 2 more combat with another Kingdom card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['queens-verdict'], deck: ['viper'], inPlay: ['marcher-barbican'] },
    });
    t.play('queens-verdict').use('ally', 'queens-verdict');
    expect(t.me).toMatchObject({ combat: 5 + 2, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('may destroy a base with two other Kingdom cards [DOUBLE-1, CHOICE-5]', () => {
    const t = riseTable({
      me: { hand: ['queens-verdict'], inPlay: ['marcher-barbican', 'castellan-keep'] },
      opponent: { inPlay: ['aurelian-mint'] },
    });
    t.play('queens-verdict').use('double-ally', 'queens-verdict').chooseBase('aurelian-mint', 1);
    expect(inPlay(t.opponent)).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('gives 3 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 7 }, tradeRow: ['queens-verdict'] });
    t.acquire('queens-verdict');
    expect(t.me).toMatchObject({ trade: 0, authority: 53 });
    expect(t.settled).toBe(true);
  });
});
