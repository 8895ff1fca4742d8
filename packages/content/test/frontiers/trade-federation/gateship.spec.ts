import { describe, expect, it } from 'vitest';
import { explorerPile, fromRow, frontiersTable } from '../table.ts';

describe('Gateship', () => {
  it('acquires a ship, a base or an Explorer that costs at most 6, to the top of the deck [CARD-GATESHIP-1, ACQUIRE-6, ACQUIRE-7]', () => {
    const t = frontiersTable({
      me: { hand: ['gateship'], deck: ['viper'] },
      tradeRow: ['infested-moon', 'hive-queen', 'blob-alpha', 'stinger', 'swarm-cluster'],
      tradeDeck: ['crusher'],
      explorers: 1,
    });
    t.play('gateship');
    // When played it must take one: nothing is not among the options.
    expect(t.options()).toEqual([
      fromRow(0, 'infested-moon'),
      fromRow(2, 'blob-alpha'),
      fromRow(3, 'stinger'),
      explorerPile,
    ]);
    t.chooseFromRow('infested-moon');
    expect(t.me).toMatchObject({ trade: 0, deck: ['infested-moon', 'viper'], knownTop: 1 });
    expect(t.data.tradeRow[0]).toBe('crusher');
    expect(t.settled).toBe(true);
  });

  it('takes nothing where nothing costs 6 or less [CARD-GATESHIP-2, ABILITY-11]', () => {
    const t = frontiersTable({ me: { hand: ['gateship'] }, tradeRow: ['hive-queen'] });
    t.play('gateship');
    expect(t.settled).toBe(true);
  });

  it('gives 5 authority with an ally [ALLY-1]', () => {
    const t = frontiersTable({ me: { hand: ['gateship'], inPlay: ['ion-station'] } });
    t.play('gateship').use('ally', 'gateship');
    expect(t.me.authority).toBe(55);
  });
});
