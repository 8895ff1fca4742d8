import { describe, expect, it } from 'vitest';
import { fromDiscard, fromHand, nothing, riseTable } from '../table.ts';

describe('Gleaner Tug', () => {
  it('gives 2 trade, and may scrap a card of hand or discard pile with another Scavenger card [SHIP-1, ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['gleaner-tug', 'viper'], inPlay: ['derelict-ring'], discard: ['scout'] },
    });
    t.play('gleaner-tug').use('ally', 'gleaner-tug');
    expect(t.options()).toEqual([fromHand('viper'), fromDiscard('scout'), nothing]);
    t.chooseFromHand('viper');
    expect(t.me).toMatchObject({ trade: 2, hand: [] });
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the discard pile when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 2, discard: ['scout'] }, tradeRow: ['gleaner-tug'] });
    t.acquire('gleaner-tug').useWhenAcquired('gleaner-tug').chooseFromDiscard('scout');
    expect(t.me.discard).toEqual(['gleaner-tug']);
    expect(t.settled).toBe(true);
  });
});
