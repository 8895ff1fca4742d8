import { describe, expect, it } from 'vitest';
import { fromRow, riseTable } from '../table.ts';

describe("Chairman's Galleon", () => {
  it('gives 3 trade, 5 combat and a card [SHIP-1]', () => {
    const t = riseTable({ me: { hand: ['chairmans-galleon'], deck: ['viper'] } });
    t.play('chairmans-galleon');
    expect(t.me).toMatchObject({ trade: 3, combat: 5, hand: ['viper'] });
    expect(t.settled).toBe(true);
  });

  it('acquires a card that costs at most 4 with another Consortium card, to the top of the deck [ALLY-1, ACQUIRE-6]', () => {
    const t = riseTable({
      me: { hand: ['chairmans-galleon'], inPlay: ['notary-dock'] },
      tradeRow: ['throne-citadel', 'marcher-barbican'],
    });
    t.play('chairmans-galleon').use('ally', 'chairmans-galleon');
    expect(t.options()).toEqual([fromRow(1, 'marcher-barbican')]);
    t.chooseFromRow('marcher-barbican');
    expect(t.me).toMatchObject({ trade: 3, deck: ['marcher-barbican'] });
    expect(t.settled).toBe(true);
  });

  it('draws a card when acquired [ACQUIRED-1, ACQUIRED-2]', () => {
    const t = riseTable({ me: { trade: 8, deck: ['viper'] }, tradeRow: ['chairmans-galleon'] });
    t.acquire('chairmans-galleon').useWhenAcquired('chairmans-galleon');
    expect(t.me).toMatchObject({ hand: ['viper'], discard: ['chairmans-galleon'] });
    expect(t.settled).toBe(true);
  });
});
