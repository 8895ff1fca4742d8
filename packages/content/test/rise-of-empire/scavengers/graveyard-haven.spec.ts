import { describe, expect, it } from 'vitest';
import { attacks, fromDiscard, fromHand, riseTable } from '../table.ts';

describe('Graveyard Haven', () => {
  it('must scrap a card of hand or discard pile once it is used [BASE-2]', () => {
    const t = riseTable({
      me: { inPlay: ['graveyard-haven'], hand: ['viper'], discard: ['scout'] },
    });
    t.use('primary', 'graveyard-haven');
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout')]);
    t.chooseFromHand('viper');
    expect(t.data.scrapHeap).toEqual(['viper']);
    expect(t.settled).toBe(true);
  });

  it('gives 2 combat with another Scavenger card [ALLY-5]', () => {
    const t = riseTable({ me: { inPlay: ['graveyard-haven', 'derelict-ring'] } });
    t.use('ally', 'graveyard-haven');
    expect(t.me.combat).toBe(2);
  });

  it('is an outpost with 6 defense [OUTPOST-1]', () => {
    const t = riseTable({ me: { combat: 6 }, opponent: { inPlay: ['graveyard-haven'] } });
    expect(attacks(t)).toEqual(['graveyard-haven']);
  });

  it('takes a card that costs at most 4 from the scrap heap when acquired, without acquiring it [ACQUIRED-1, SALVAGE-2]', () => {
    const t = riseTable({
      me: { trade: 6 },
      tradeRow: ['graveyard-haven'],
      scrapHeap: ['knight-errant', 'throne-citadel'],
    });
    t.acquire('graveyard-haven').useWhenAcquired('graveyard-haven');
    t.chooseFromScrapHeap('knight-errant');
    expect(t.me).toMatchObject({ discard: ['knight-errant', 'graveyard-haven'], authority: 50 });
    expect(t.data.scrapHeap).toEqual(['throne-citadel']);
    expect(t.settled).toBe(true);
  });
});
