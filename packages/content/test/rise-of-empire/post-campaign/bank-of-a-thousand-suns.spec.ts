import { describe, expect, it } from 'vitest';
import { attacks, riseTable } from '../table.ts';

describe('Bank of a Thousand Suns', () => {
  it('gives 2 authority and 3 trade, and a card with another Consortium card [BASE-2, ALLY-5]', () => {
    const t = riseTable({
      me: { inPlay: ['bank-of-a-thousand-suns', 'notary-dock'], deck: ['viper'] },
    });
    t.use('primary', 'bank-of-a-thousand-suns').use('ally', 'bank-of-a-thousand-suns');
    expect(t.me).toMatchObject({ authority: 52, trade: 3, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('acquires a card that costs at most 5 with two other Consortium cards [DOUBLE-1, ACQUIRE-6]', () => {
    const t = riseTable({
      me: { inPlay: ['bank-of-a-thousand-suns', 'notary-dock', 'toll-beacon'] },
      tradeRow: ['the-underwriter', 'crown-vanguard'],
    });
    t.use('double-ally', 'bank-of-a-thousand-suns').chooseFromRow('the-underwriter');
    expect(t.me.deck).toEqual(['the-underwriter']);
    expect(t.settled).toBe(true);
  });

  it('is a base with 7 defense, not an outpost [ATTACK-2]', () => {
    const t = riseTable({ me: { combat: 7 }, opponent: { inPlay: ['bank-of-a-thousand-suns'] } });
    expect(attacks(t)).toContain('player for 7');
    t.attackBase('bank-of-a-thousand-suns');
    expect(t.me.combat).toBe(0);
  });

  it('gives 8 authority when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 8 }, tradeRow: ['bank-of-a-thousand-suns'] });
    t.acquire('bank-of-a-thousand-suns');
    expect(t.me.authority).toBe(58);
    expect(t.settled).toBe(true);
  });
});
