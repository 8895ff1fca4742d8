import { describe, expect, it } from 'vitest';
import { fromRow, riseTable } from '../table.ts';

describe('Smelter Barge', () => {
  it('scraps a card of the trade row and gives as much trade as that card costs [SHIP-1, ROW-1]', () => {
    const t = riseTable({
      me: { hand: ['smelter-barge'] },
      tradeRow: ['queens-verdict', 'toll-beacon'],
      tradeDeck: ['magpie'],
    });
    t.play('smelter-barge');
    // It must take one: nothing is not among the options.
    expect(t.options()).toEqual([fromRow(0, 'queens-verdict'), fromRow(1, 'toll-beacon')]);
    t.chooseFromRow('queens-verdict');
    expect(t.me.trade).toBe(7);
    expect(t.data.tradeRow[0]).toBe('magpie');
    expect(t.settled).toBe(true);
  });

  it('gives nothing where the trade row is empty [ABILITY-11]', () => {
    const t = riseTable({ me: { hand: ['smelter-barge'] } });
    t.play('smelter-barge');
    expect(t.me.trade).toBe(0);
    expect(t.settled).toBe(true);
  });

  it('gives 4 combat with another Scavenger card [ALLY-1]', () => {
    const t = riseTable({ me: { hand: ['smelter-barge'], inPlay: ['derelict-ring'] } });
    t.play('smelter-barge').use('ally', 'smelter-barge');
    expect(t.me.combat).toBe(4);
  });

  it('scraps up to two cards of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({
      me: { trade: 6, discard: ['scout', 'scout', 'viper'] },
      tradeRow: ['smelter-barge'],
    });
    t.acquire('smelter-barge')
      .useWhenAcquired('smelter-barge')
      .chooseFromDiscard('scout')
      .chooseFromDiscard('scout');
    expect(t.data.scrapHeap).toEqual(['scout', 'scout']);
    expect(t.settled).toBe(true);
  });
});
