import { describe, expect, it } from 'vitest';
import { fromHand, nothing, riseTable } from '../table.ts';

describe('Rivet Acolyte', () => {
  it('gives 1 trade and may scrap a card of the hand, and gives 2 combat with another Machine Cult card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['rivet-acolyte', 'viper'], inPlay: ['votive-foundry'], discard: ['scout'] },
    });
    t.play('rivet-acolyte');
    expect(t.options()).toEqual([fromHand('viper'), nothing]);
    t.chooseFromHand('viper').use('ally', 'rivet-acolyte');
    expect(t.me).toMatchObject({ trade: 1, combat: 2, hand: [] });
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 1, discard: ['scout'] }, tradeRow: ['rivet-acolyte'] });
    t.acquire('rivet-acolyte').useWhenAcquired('rivet-acolyte').chooseFromDiscard('scout');
    expect(t.me.discard).toEqual(['rivet-acolyte']);
    expect(t.settled).toBe(true);
  });
});
