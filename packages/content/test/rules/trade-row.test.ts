import { type Box, may, scrapTradeRow, ship } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { acquisitions, coreTable, fromRow, ME, nothing } from '../core/table.ts';

const ROW = ['cutter', 'ram', 'corvette', 'supply-bot', 'freighter'];

describe('the trade row', () => {
  it('is refilled at once when a card is acquired, in the same space [ROW-1, ROW-3]', () => {
    const t = coreTable({
      me: { trade: 3 },
      tradeRow: ROW,
      tradeDeck: ['blob-wheel', 'the-hive'],
    }).acquire('ram');
    expect(t.data.tradeRow).toEqual([
      'cutter',
      'blob-wheel',
      'corvette',
      'supply-bot',
      'freighter',
    ]);
    expect(t.data.tradeDeck).toEqual(['the-hive']);
    expect(t.events).toEqual([
      { kind: 'card-acquired', seat: ME, card: 'ram', space: 1, to: 'discard', paid: 3 },
      { kind: 'row-refilled', space: 1, card: 'blob-wheel' },
    ]);
  });

  it('is refilled at once when a card is scrapped, in the same space [ROW-1, ROW-3]', () => {
    const t = coreTable({
      me: { hand: ['battle-pod'] },
      tradeRow: ROW,
      tradeDeck: ['blob-wheel', 'the-hive'],
    });
    t.play('battle-pod');
    expect(t.options()).toEqual([...ROW.map((card, space) => fromRow(space, card)), nothing]);
    t.chooseFromRow('freighter');
    expect(t.data.tradeRow).toEqual(['cutter', 'ram', 'corvette', 'supply-bot', 'blob-wheel']);
    expect(t.data.tradeDeck).toEqual(['the-hive']);
    expect(t.data.scrapHeap).toEqual(['freighter']);
  });

  it('is refilled when an effect acquires a card [ROW-1, ROW-3]', () => {
    const t = coreTable({
      me: { hand: ['blob-carrier'], inPlay: ['blob-wheel'] },
      tradeRow: ROW,
      tradeDeck: ['the-hive', 'ram'],
    });
    t.play('blob-carrier').use('ally', 'blob-carrier');
    expect(t.options()).toEqual(ROW.map((card, space) => fromRow(space, card)));
    t.chooseFromRow('cutter');
    expect(t.data.tradeRow).toEqual(['the-hive', 'ram', 'corvette', 'supply-bot', 'freighter']);
  });

  it('is not refilled when an Explorer is acquired [ROW-1]', () => {
    const t = coreTable({ me: { trade: 2 }, tradeRow: ROW, tradeDeck: ['the-hive'], explorers: 1 });
    t.acquire('explorer');
    expect(t.data).toMatchObject({ tradeRow: ROW, tradeDeck: ['the-hive'], explorers: 0 });
  });

  it('offers the new card to the very next action [ROW-2]', () => {
    const t = coreTable({
      me: { trade: 3 },
      tradeRow: ['cutter'],
      tradeDeck: ['federation-shuttle', 'ram'],
    });
    t.acquire('cutter');
    expect(acquisitions(t)).toEqual(['federation-shuttle to discard']);
    t.acquire('federation-shuttle');
    expect(t.data.tradeRow[0]).toBe('ram');
    expect(t.me.discard).toEqual(['federation-shuttle', 'cutter']);
  });

  it('offers the new card to the next choice of the same ability [ROW-2]', () => {
    // No core card takes two cards of the row with one ability.
    const dredger = ship('Dredger', {
      fr: 'Dragueur',
      primary: [may(scrapTradeRow()), may(scrapTradeRow())],
    });
    const box: Box = { ...core, id: 'dredging', cards: [...core.cards, dredger] };
    const t = table([box], {
      me: { hand: ['dredger'] },
      tradeRow: ['cutter', 'ram'],
      tradeDeck: ['the-hive'],
    });
    t.play('dredger').chooseFromRow('ram');
    expect(t.options()).toEqual([fromRow(0, 'cutter'), fromRow(1, 'the-hive'), nothing]);
  });

  it('keeps an empty space when the trade deck is empty, and the game goes on [ROW-4]', () => {
    const t = coreTable({
      me: { trade: 9, hand: ['battle-pod'] },
      tradeRow: ROW,
      tradeDeck: ['the-hive'],
      scrapHeap: ['blob-wheel'],
    });
    t.acquire('ram').acquire('cutter');
    expect(t.data.tradeRow).toEqual([null, 'the-hive', 'corvette', 'supply-bot', 'freighter']);
    expect(t.events).toHaveLength(1);
    t.acquire('freighter').play('battle-pod');
    expect(t.options()).toEqual([
      fromRow(1, 'the-hive'),
      fromRow(2, 'corvette'),
      fromRow(3, 'supply-bot'),
      nothing,
    ]);
    t.chooseFromRow('the-hive').endTurn().endTurn();
    expect(t.data.tradeRow).toEqual([null, null, 'corvette', 'supply-bot', null]);
    expect(t.data.scrapHeap).toEqual(['the-hive', 'blob-wheel']);
  });

  it('can be empty altogether [ROW-4]', () => {
    const t = coreTable({ me: { trade: 9, hand: ['battle-pod'] }, explorers: 1 });
    expect(acquisitions(t)).toEqual(['explorer to discard']);
    t.play('battle-pod');
    expect(t.settled).toBe(true);
  });

  it('does not hold the Explorer pile: no Explorer is scrapped from the row [ROW-5]', () => {
    const t = coreTable({ me: { hand: ['battle-pod'] }, tradeRow: ['cutter'], explorers: 10 });
    t.play('battle-pod');
    expect(t.options()).toEqual([fromRow(0, 'cutter'), nothing]);

    const s = coreTable({ me: { hand: ['battle-pod'] }, explorers: 10 }).play('battle-pod');
    expect(s.settled).toBe(true);
    expect(s.data.explorers).toBe(10);
  });
});
