import { describe, expect, it } from 'vitest';
import { fromDiscard, fromHand, nothing, riseTable } from '../table.ts';

describe('Doctrine Engine', () => {
  it('gives 3 combat and may scrap a card of hand or discard pile, and gives 2 more combat with another Machine Cult card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['doctrine-engine', 'viper'], inPlay: ['votive-foundry'], discard: ['scout'] },
    });
    t.play('doctrine-engine');
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout').use('ally', 'doctrine-engine');
    expect(t.me.combat).toBe(3 + 2);
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 3, discard: ['scout'] }, tradeRow: ['doctrine-engine'] });
    t.acquire('doctrine-engine').useWhenAcquired('doctrine-engine').chooseFromDiscard('scout');
    expect(t.me.discard).toEqual(['doctrine-engine']);
    expect(t.settled).toBe(true);
  });
});
