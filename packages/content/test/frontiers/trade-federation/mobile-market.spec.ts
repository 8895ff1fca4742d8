import { describe, expect, it } from 'vitest';
import { attacks, frontiersTable, inPlay } from '../table.ts';

describe('Mobile Market', () => {
  it('gives 2 trade a turn and is an outpost with 4 defense [BASE-2, OUTPOST-1]', () => {
    const t = frontiersTable({
      me: { inPlay: ['mobile-market'], combat: 4 },
      opponent: { inPlay: ['mobile-market'] },
    });
    t.use('primary', 'mobile-market');
    expect(t.me.trade).toBe(2);
    expect(attacks(t)).toEqual(['mobile-market']);
  });

  it('is scrapped for 2 authority and a card, and lies in the scrap heap for the turn [CARD-MOBILEMARKET-1]', () => {
    const t = frontiersTable({ me: { inPlay: ['mobile-market'], deck: ['scout'] } });
    t.use('scrap', 'mobile-market');
    expect(t.me).toMatchObject({ authority: 52, hand: ['scout'], returning: ['mobile-market'] });
    expect(inPlay(t.me)).toEqual([]);
    expect(t.data.scrapHeap).toEqual(['mobile-market']);
    expect(t.settled).toBe(true);
  });

  it('comes back to the discard pile at the end of that turn [CARD-MOBILEMARKET-1]', () => {
    const t = frontiersTable({
      me: { inPlay: ['mobile-market'], deck: ['scout', 'viper'] },
      opponent: { deck: ['scout'] },
    });
    t.use('scrap', 'mobile-market').endTurn();
    expect(t.me).toMatchObject({ discard: ['mobile-market'], returning: [] });
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.events.at(-2)).toEqual({ kind: 'card-returned', seat: 0, card: 'mobile-market' });
  });

  it('comes back after the draw phase: a reshuffle for the new hand misses it [CARD-MOBILEMARKET-2]', () => {
    const t = frontiersTable({
      me: { inPlay: ['mobile-market'], discard: ['scout', 'scout', 'viper'] },
      opponent: { deck: ['scout'] },
    });
    t.use('scrap', 'mobile-market').endTurn();
    // Four cards would have been there to draw with it.
    expect(t.me.hand).toEqual(['scout', 'scout', 'viper']);
    expect(t.me.discard).toEqual(['mobile-market']);
  });

  it('counts as scrapped [CARD-MOBILEMARKET-3]', () => {
    const t = frontiersTable({ me: { inPlay: ['mobile-market', 'reclamation-station'] } });
    t.use('scrap', 'mobile-market').use('scrap', 'reclamation-station');
    expect(t.me.combat).toBe(2 * 3);
  });

  it('does not come back from a scrap heap that has become the trade deck [CARD-MOBILEMARKET-4]', () => {
    const t = frontiersTable({
      me: { inPlay: ['mobile-market'], trade: 1, deck: ['scout'] },
      opponent: { deck: ['scout'] },
      tradeRow: ['stinger'],
      options: { emptyTradeDeck: 'recycle' },
    });
    t.use('scrap', 'mobile-market').acquire('stinger');
    expect(t.data.tradeRow[0]).toBe('mobile-market');
    t.endTurn();
    expect(t.me).toMatchObject({ hand: ['scout', 'stinger'], discard: [], returning: [] });
    expect(t.data.tradeRow[0]).toBe('mobile-market');
  });

  it('stays gone when it is scrapped in any other way [CARD-MOBILEMARKET-1, SCRAP-2]', () => {
    const t = frontiersTable({
      me: { hand: ['plasma-bot', 'mobile-market'], deck: ['scout'] },
      opponent: { deck: ['scout'] },
    });
    t.play('plasma-bot').chooseFromHand('mobile-market').endTurn();
    expect(t.data.scrapHeap).toEqual(['mobile-market']);
  });
});
