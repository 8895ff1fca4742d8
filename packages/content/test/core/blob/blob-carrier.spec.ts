import { describe, expect, it } from 'vitest';
import { acquisitions, coreTable, explorerPile, fromRow, inPlay } from '../table.ts';

describe('Blob Carrier', () => {
  it('gives 7 combat when played [SHIP-1, ALLY-2]', () => {
    const t = coreTable({ me: { hand: ['blob-carrier'] }, tradeRow: ['ram'], explorers: 1 });
    t.play('blob-carrier');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 7 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('takes a ship of any cost or an Explorer, never a base [CARD-BLOBCARRIER-1, ACQUIRE-7, ABILITY-13]', () => {
    const t = coreTable({
      me: { hand: ['blob-carrier', 'blob-fighter'] },
      tradeRow: ['command-ship', 'blob-world', 'cutter', null, 'ram'],
      explorers: 4,
    });
    t.play('blob-carrier').play('blob-fighter').use('ally', 'blob-carrier');
    // Once used, a ship must be taken: nothing is not among the options.
    expect(t.options()).toEqual([
      fromRow(0, 'command-ship'),
      fromRow(2, 'cutter'),
      fromRow(4, 'ram'),
      explorerPile,
    ]);
    t.chooseExplorer();
    expect(t.me).toMatchObject({ trade: 0, deck: ['explorer'], discard: [] });
    expect(t.data.explorers).toBe(3);
    expect(t.settled).toBe(true);
  });

  it('puts the ship on top of the deck and pays nothing [CARD-BLOBCARRIER-2, ABILITY-12, ACQUIRE-4, ACQUIRE-6]', () => {
    const t = coreTable({
      me: { trade: 3, hand: ['blob-carrier', 'blob-fighter'], deck: ['viper'] },
      tradeRow: ['cutter', 'command-ship'],
      tradeDeck: ['ram', 'corvette'],
    });
    t.play('blob-carrier').play('blob-fighter');
    t.use('ally', 'blob-carrier').chooseFromRow('command-ship');
    expect(t.me).toMatchObject({ authority: 50, trade: 3, combat: 7 + 3 });
    expect(t.me).toMatchObject({ deck: ['command-ship', 'viper'], discard: [], hand: [] });
    expect(inPlay(t.me)).toEqual(['blob-carrier', 'blob-fighter']);
    expect(t.data.tradeRow).toEqual(['cutter', 'ram', null, null, null]);
    expect(t.usable()).toEqual(['ally of blob-fighter']);
    t.use('ally', 'blob-fighter');
    expect(t.me.hand).toEqual(['command-ship']);
    expect(t.settled).toBe(true);
  });

  it('cannot be used where there is no ship to take [ABILITY-14]', () => {
    const t = coreTable({
      me: { hand: ['blob-carrier', 'blob-fighter'] },
      tradeRow: ['blob-world', 'war-world'],
      explorers: 0,
    });
    t.play('blob-carrier').play('blob-fighter');
    expect(t.usable()).toEqual([]);
    expect(t.refusal({ type: 'use', ability: 'ally', card: 'blob-carrier', slot: 0 })).toBe(
      'no-effect',
    );
    expect(t.settled).toBe(true);
  });

  it('leaves the next ship of a Freighter still to come [ACQUIRE-14]', () => {
    const t = coreTable({
      me: { hand: ['freighter', 'blob-carrier'], inPlay: ['barter-world', 'blob-wheel'] },
      tradeRow: ['ram', 'cutter'],
    });
    t.play('freighter').play('blob-carrier').use('ally', 'freighter');
    t.use('ally', 'blob-carrier').chooseFromRow('ram');
    expect(acquisitions(t)).toEqual(['cutter to discard', 'cutter to top-of-deck']);
    t.acquire('cutter', 'top-of-deck');
    expect(t.me.deck).toEqual(['cutter', 'ram']);
    expect(t.settled).toBe(true);
  });
});
