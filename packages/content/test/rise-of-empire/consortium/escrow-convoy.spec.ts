import { describe, expect, it } from 'vitest';
import { fromDiscard, riseTable } from '../table.ts';

describe('Escrow Convoy', () => {
  it('gives 3 trade, and a card with another Consortium card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['escrow-convoy'], deck: ['viper'], inPlay: ['notary-dock'] },
    });
    t.play('escrow-convoy').use('ally', 'escrow-convoy');
    expect(t.me).toMatchObject({ trade: 3, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('may go from the discard pile to the top of the deck when acquired, or send another card there [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({
      me: { trade: 4, discard: ['knight-errant'], deck: ['viper'] },
      tradeRow: ['escrow-convoy'],
    });
    t.acquire('escrow-convoy').useWhenAcquired('escrow-convoy');
    expect(t.options()).toEqual([fromDiscard('knight-errant'), fromDiscard('escrow-convoy')]);
    t.chooseFromDiscard('escrow-convoy');
    expect(t.me).toMatchObject({ deck: ['escrow-convoy', 'viper'], discard: ['knight-errant'] });
    expect(t.settled).toBe(true);
  });

  it('stays in the discard pile if its player wishes [ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 4 }, tradeRow: ['escrow-convoy'] });
    t.acquire('escrow-convoy').decline();
    expect(t.me).toMatchObject({ deck: [], discard: ['escrow-convoy'] });
    expect(t.settled).toBe(true);
  });
});
