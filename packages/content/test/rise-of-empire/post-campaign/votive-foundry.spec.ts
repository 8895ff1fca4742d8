import { describe, expect, it } from 'vitest';
import { attacks, fromHand, nothing, riseTable } from '../table.ts';

describe('Votive Foundry', () => {
  it('gives 1 combat if a card of the hand is scrapped for it [BASE-2, CHOICE-5]', () => {
    const t = riseTable({
      me: { inPlay: ['votive-foundry'], hand: ['viper'], discard: ['scout'] },
    });
    t.use('primary', 'votive-foundry');
    expect(t.options()).toEqual([fromHand('viper'), nothing]);
    t.chooseFromHand('viper');
    expect(t.me.combat).toBe(1);
    expect(t.settled).toBe(true);
  });

  it('is an outpost with 4 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 4 }, opponent: { inPlay: ['votive-foundry'] } });
    expect(attacks(t)).toEqual(['votive-foundry']);
  });

  it('gives 2 combat when acquired [ACQUIRED-3]', () => {
    const t = riseTable({ me: { trade: 4 }, tradeRow: ['votive-foundry'] });
    t.acquire('votive-foundry');
    expect(t.me.combat).toBe(2);
    expect(t.settled).toBe(true);
  });
});
