import { describe, expect, it } from 'vitest';
import { coreTable, fromRow, inPlay, nothing, theirBase } from '../table.ts';

/** A Destroyer that has just used its ally ability, with a base of mine and two of theirs on the table. */
function allied() {
  const t = coreTable({
    me: { hand: ['blob-destroyer'], inPlay: ['blob-wheel'] },
    opponent: { inPlay: ['barter-world', 'the-hive'] },
    tradeRow: ['cutter', 'ram'],
    tradeDeck: ['corvette'],
  });
  return t.play('blob-destroyer').use('ally', 'blob-destroyer');
}

describe('Blob Destroyer', () => {
  it('gives 6 combat when played [SHIP-1, ALLY-2]', () => {
    const t = coreTable({
      me: { hand: ['blob-destroyer'] },
      opponent: { inPlay: ['barter-world'] },
      tradeRow: ['cutter'],
    });
    t.play('blob-destroyer');
    expect(t.me).toMatchObject({ authority: 50, trade: 0, combat: 6 });
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('destroys a base, then scraps a card of the trade row [CARD-BLOBDESTROYER-1, ATTACK-6, ATTACK-7]', () => {
    const t = allied();
    expect(t.options()).toEqual([theirBase(0, 'barter-world'), theirBase(1, 'the-hive'), nothing]);
    t.chooseBase('the-hive');
    expect(t.options()).toEqual([fromRow(0, 'cutter'), fromRow(1, 'ram'), nothing]);
    t.chooseFromRow('cutter');
    expect(inPlay(t.opponent)).toEqual(['barter-world']);
    expect(t.opponent).toMatchObject({ authority: 50, discard: ['the-hive'] });
    expect(t.data.tradeRow).toEqual(['corvette', 'ram', null, null, null]);
    expect(t.data.scrapHeap).toEqual(['cutter']);
    expect(t.me.combat).toBe(6);
    expect(t.usable()).toEqual(['primary of blob-wheel', 'scrap of blob-wheel']);
    expect(t.settled).toBe(true);
  });

  it('destroys a base and leaves the trade row alone [CARD-BLOBDESTROYER-1, CHOICE-5]', () => {
    const t = allied().chooseBase('barter-world').decline();
    expect(t.opponent.discard).toEqual(['barter-world']);
    expect(t.data.tradeRow).toEqual(['cutter', 'ram', null, null, null]);
    expect(t.data.scrapHeap).toEqual([]);
    expect(t.settled).toBe(true);
  });

  it('scraps a card of the trade row and spares the bases [CARD-BLOBDESTROYER-1, CHOICE-5]', () => {
    const t = allied().decline().chooseFromRow('ram');
    expect(inPlay(t.opponent)).toEqual(['barter-world', 'the-hive']);
    expect(t.data.tradeRow).toEqual(['cutter', 'corvette', null, null, null]);
    expect(t.data.scrapHeap).toEqual(['ram']);
    expect(t.settled).toBe(true);
  });

  it('does neither if its player wishes, and is used [CARD-BLOBDESTROYER-1, ABILITY-2]', () => {
    const t = allied().decline().decline();
    expect(inPlay(t.opponent)).toEqual(['barter-world', 'the-hive']);
    expect(t.data).toMatchObject({ scrapHeap: [], tradeDeck: ['corvette'] });
    expect(t.usable()).toEqual(['primary of blob-wheel', 'scrap of blob-wheel']);
    expect(t.settled).toBe(true);
  });

  it('must take an outpost before the bases behind it [OUTPOST-3]', () => {
    const t = coreTable({
      me: { hand: ['blob-destroyer', 'blob-fighter'] },
      opponent: { inPlay: ['the-hive', 'war-world'] },
    });
    t.play('blob-destroyer').play('blob-fighter').use('ally', 'blob-destroyer');
    expect(t.options()).toEqual([theirBase(1, 'war-world'), nothing]);
    t.chooseBase('war-world');
    expect(inPlay(t.opponent)).toEqual(['the-hive']);
    expect(t.settled).toBe(true);
  });

  it('asks only about the half that finds something [CHOICE-6, ATTACK-8]', () => {
    const t = coreTable({ me: { hand: ['blob-destroyer', 'blob-fighter'] }, tradeRow: ['ram'] });
    t.play('blob-destroyer').play('blob-fighter').use('ally', 'blob-destroyer');
    expect(t.options()).toEqual([fromRow(0, 'ram'), nothing]);
    t.decline();
    expect(t.settled).toBe(true);
  });

  it('cannot be used with no base and no card in the trade row [ABILITY-14]', () => {
    const t = coreTable({ me: { hand: ['blob-destroyer', 'blob-fighter'] }, explorers: 2 });
    t.play('blob-destroyer').play('blob-fighter');
    expect(t.usable()).toEqual([]);
    expect(t.settled).toBe(true);
  });
});
