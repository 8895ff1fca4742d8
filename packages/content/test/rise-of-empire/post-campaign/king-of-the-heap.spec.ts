import { describe, expect, it } from 'vitest';
import { fromScrapHeap, riseTable } from '../table.ts';

describe('King of the Heap', () => {
  it('draws a card, then gives 3 combat for each of up to two cards scrapped from hand and discard pile [SHIP-1]', () => {
    const t = riseTable({
      me: { hand: ['king-of-the-heap'], deck: ['viper'], discard: ['scout'] },
    });
    t.play('king-of-the-heap').chooseFromHand('viper').chooseFromDiscard('scout');
    expect(t.me).toMatchObject({ combat: 2 * 3, hand: [], discard: [] });
    expect(t.settled).toBe(true);
  });

  it('gives 4 combat with another Scavenger card [ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['king-of-the-heap'], inPlay: ['derelict-ring'] } });
    t.play('king-of-the-heap').use('ally', 'king-of-the-heap');
    expect(t.me.combat).toBe(4);
  });

  it('takes a card that costs at most 5 from the scrap heap when acquired, to the top of the deck [ACQUIRED-1, SALVAGE-1]', () => {
    const t = riseTable({
      me: { trade: 7, deck: ['viper'] },
      tradeRow: ['king-of-the-heap'],
      scrapHeap: ['bonepicker', 'crown-vanguard'],
    });
    t.acquire('king-of-the-heap').useWhenAcquired('king-of-the-heap');
    expect(t.options()).toEqual([fromScrapHeap('bonepicker')]);
    t.chooseFromScrapHeap('bonepicker');
    expect(t.me).toMatchObject({ deck: ['bonepicker', 'viper'], knownTop: 1 });
    expect(t.settled).toBe(true);
  });
});
