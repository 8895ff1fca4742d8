import { describe, expect, it } from 'vitest';
import { fromDiscard, fromRow, nothing, riseTable } from '../table.ts';

describe('Wreck Diver', () => {
  it('gives 3 combat and may scrap a card of the discard pile, not of the hand [SHIP-1, CHOICE-5]', () => {
    const t = riseTable({ me: { hand: ['wreck-diver', 'viper'], discard: ['scout'] } });
    t.play('wreck-diver');
    expect(t.options()).toEqual([fromDiscard('scout'), nothing]);
    t.chooseFromDiscard('scout');
    expect(t.me).toMatchObject({ combat: 3, discard: [] });
    expect(t.settled).toBe(true);
  });

  it('brings a card of the discard pile up to the top of the deck with another Scavenger card [ALLY-1]', () => {
    const t = riseTable({
      me: { hand: ['wreck-diver'], inPlay: ['derelict-ring'], discard: ['knight-errant'] },
    });
    t.play('wreck-diver').decline().use('ally', 'wreck-diver').chooseFromDiscard('knight-errant');
    expect(t.me).toMatchObject({ deck: ['knight-errant'], discard: [], knownTop: 1 });
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the refilled trade row when acquired [ACQUIRED-1, ACQUIRED-2, ROW-1]', () => {
    const t = riseTable({
      me: { trade: 3 },
      tradeRow: ['wreck-diver', 'toll-beacon'],
      tradeDeck: ['magpie', 'throne-citadel'],
    });
    t.acquire('wreck-diver').useWhenAcquired('wreck-diver');
    expect(t.options()).toEqual([fromRow(0, 'magpie'), fromRow(1, 'toll-beacon')]);
    t.chooseFromRow('magpie');
    expect(t.data.tradeRow[0]).toBe('throne-citadel');
    expect(t.settled).toBe(true);
  });
});
