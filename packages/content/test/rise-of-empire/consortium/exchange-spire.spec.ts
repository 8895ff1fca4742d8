import { describe, expect, it } from 'vitest';
import { attacks, fromRow, riseTable } from '../table.ts';

describe('Exchange Spire', () => {
  it('gives 2 trade and lets the next ship go on top of the deck, turn after turn [BASE-2, ACQUIRE-10]', () => {
    const t = riseTable({ me: { inPlay: ['exchange-spire'] }, tradeRow: ['herald-sloop'] });
    t.use('primary', 'exchange-spire').acquire('herald-sloop', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 0, deck: ['herald-sloop'] });
    expect(t.settled).toBe(true);
  });

  it('draws a card with another Consortium card [ALLY-5]', () => {
    const t = riseTable({
      me: { inPlay: ['exchange-spire'], hand: ['ledger-skiff'], deck: ['viper'] },
    });
    t.play('ledger-skiff').use('ally', 'exchange-spire');
    expect(t.me.hand).toEqual(['viper']);
  });

  it('is a base with 6 defense, not an outpost [ATTACK-2]', () => {
    const t = riseTable({ me: { combat: 6 }, opponent: { inPlay: ['exchange-spire'] } });
    expect(attacks(t)).toContain('player for 6');
    t.attackBase('exchange-spire');
    expect(t.me.combat).toBe(0);
  });

  it('brings a card that costs at most 4 with it when acquired, to the top of the deck [ACQUIRED-1, ACQUIRED-2, ACQUIRE-6]', () => {
    const t = riseTable({
      me: { trade: 7 },
      tradeRow: ['exchange-spire', 'crown-vanguard'],
      tradeDeck: ['knight-errant'],
    });
    t.acquire('exchange-spire').useWhenAcquired('exchange-spire');
    // The row has been refilled before: the knight came into the space of the Spire.
    expect(t.options()).toEqual([fromRow(0, 'knight-errant')]);
    t.chooseFromRow('knight-errant');
    expect(t.me).toMatchObject({
      trade: 0,
      deck: ['knight-errant'],
      discard: ['exchange-spire'],
      authority: 53,
    });
    expect(t.settled).toBe(true);
  });
});
