import { describe, expect, it } from 'vitest';
import { attacks, branch, riseTable } from '../table.ts';

describe('Moon of Lost Ships', () => {
  it('gives 3 combat, or takes a card that costs at most 3 from the scrap heap [BASE-2, SALVAGE-1]', () => {
    const t = riseTable({
      me: { inPlay: ['moon-of-lost-ships'] },
      scrapHeap: ['oathbound-frigate', 'knight-errant'],
    });
    t.use('primary', 'moon-of-lost-ships');
    const back = 'salvage cost<=3 -> discard';
    expect(t.options()).toEqual([branch('combat 3'), branch(back)]);
    t.chooseBranch(back).chooseFromScrapHeap('oathbound-frigate');
    expect(t.me).toMatchObject({ combat: 0, discard: ['oathbound-frigate'] });
    expect(t.settled).toBe(true);
  });

  it('may scrap a card of hand or discard pile with another Scavenger card [ALLY-5]', () => {
    const t = riseTable({
      me: { inPlay: ['moon-of-lost-ships', 'derelict-ring'], hand: ['viper'] },
    });
    t.use('ally', 'moon-of-lost-ships').chooseFromHand('viper');
    expect(t.data.scrapHeap).toEqual(['viper']);
  });

  it('is an outpost with 5 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 5 }, opponent: { inPlay: ['moon-of-lost-ships'] } });
    expect(attacks(t)).toEqual(['moon-of-lost-ships']);
  });

  it('scraps a card of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({
      me: { trade: 6, discard: ['scout'] },
      tradeRow: ['moon-of-lost-ships'],
    });
    t.acquire('moon-of-lost-ships')
      .useWhenAcquired('moon-of-lost-ships')
      .chooseFromDiscard('scout');
    expect(t.me.discard).toEqual(['moon-of-lost-ships']);
    expect(t.settled).toBe(true);
  });
});
