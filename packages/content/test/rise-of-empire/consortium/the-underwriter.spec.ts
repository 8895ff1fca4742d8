import { describe, expect, it } from 'vitest';
import { riseTable } from '../table.ts';

describe('The Underwriter', () => {
  it('gives 2 trade and 3 combat, and a card with another Consortium card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['the-underwriter'], deck: ['viper'], inPlay: ['notary-dock'] },
    });
    t.play('the-underwriter').use('ally', 'the-underwriter');
    expect(t.me).toMatchObject({ trade: 2, combat: 3, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('gives 3 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 5 }, tradeRow: ['the-underwriter'] });
    t.acquire('the-underwriter');
    expect(t.me).toMatchObject({ trade: 0, authority: 53 });
    expect(t.settled).toBe(true);
  });
});
