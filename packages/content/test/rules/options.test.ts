import { createGame, randomFrom } from '@openrealms/engine';
import type { TableSetup } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable, fromHand, ME, OPPONENT } from '../core/table.ts';

describe('without options', () => {
  it('a game follows the rulebooks [OPTION-1]', () => {
    const { options } = createGame({ boxes: [core], seed: 'options' });
    expect(options).toEqual({
      discardTiming: 'at-once',
      emptyTradeDeck: 'stay-empty',
      copiesCountAsPlayed: false,
      firstSeat: 'random',
      bossHandWithThreeRaiders: 7,
      gambitSubstitutions: false,
      firstEditionCorrection: false,
    });
  });

  it('one option can be set and the others stay [OPTION-1]', () => {
    const { options } = createGame({
      boxes: [core],
      seed: 'options',
      options: { emptyTradeDeck: 'recycle' },
    });
    expect(options).toMatchObject({
      discardTiming: 'at-once',
      emptyTradeDeck: 'recycle',
      copiesCountAsPlayed: false,
    });
  });

  it.each([
    [{ discardTiming: 'never' }],
    [{ emptyTradeDeck: '' }],
    [{ copiesCountAsPlayed: 1 }],
    [{ firstSeat: 2 }],
    [{ firstSeat: -1 }],
    [{ firstSeat: 0.5 }],
    [{ surprise: true }],
  ])('a game cannot be made with %j [OPTION-1]', (options) => {
    expect(() => createGame({ boxes: [core], seed: 'options', options: options as never })).toThrow(
      /option/i,
    );
  });
});

describe('discardTiming "next-turn"', () => {
  const options = { discardTiming: 'next-turn' } as const;

  it("leaves the hand as it is for the rest of the opponent's turn [OPTION-2]", () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'viper'] },
      opponent: { hand: ['scout', 'ram'] },
      options,
    }).play('imperial-fighter');
    expect(t.settled).toBe(true);
    expect(t.events).toContainEqual({ kind: 'discard-owed', seat: OPPONENT, count: 1 });
    t.play('viper').attackPlayer(3);
    expect(t.opponent).toMatchObject({ hand: ['scout', 'ram'], discard: [], owedDiscards: 1 });
  });

  it('lets them choose and discard at the start of their turn, before anything else [OPTION-3]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'viper'] },
      opponent: { hand: ['scout', 'ram'], inPlay: ['the-hive'] },
      options,
    });
    t.play('imperial-fighter').endTurn();
    expect(t.actor).toBe(OPPONENT);
    expect(t.legal()).toEqual([
      { type: 'choose', pick: fromHand('scout') },
      { type: 'choose', pick: fromHand('ram') },
    ]);
    t.chooseFromHand('ram');
    expect(t.opponent).toMatchObject({ hand: ['scout'], discard: ['ram'], owedDiscards: 0 });
    expect(t.me.hand.toSorted()).toEqual(['imperial-fighter', 'viper']);
    expect(t.legal().map(({ type }) => type)).toEqual(['play', 'use', 'end-turn']);
    t.endTurn();
    expect(t.settled).toBe(true);
  });

  it('adds several discards of one turn up [OPTION-4]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'imperial-frigate'] },
      opponent: { hand: ['scout', 'ram', 'viper'] },
      options,
    });
    t.play('imperial-fighter').play('imperial-frigate');
    expect(t.opponent.owedDiscards).toBe(2);
    t.endTurn().chooseFromHand('ram');
    expect(t.options()).toEqual([fromHand('scout'), fromHand('viper')]);
    t.chooseFromHand('scout');
    expect(t.opponent).toMatchObject({ hand: ['viper'], discard: ['scout', 'ram'] });
    expect(t.legal()).toEqual([{ type: 'play', card: 'viper' }, { type: 'end-turn' }]);
  });

  it('asks for no more cards than the hand holds, and keeps no debt [OPTION-4]', () => {
    const t = coreTable({
      me: { hand: ['imperial-fighter', 'imperial-frigate', 'imperial-fighter'] },
      opponent: { hand: ['scout', 'ram'] },
      options,
    });
    t.play('imperial-fighter').play('imperial-frigate').play('imperial-fighter').endTurn();
    t.chooseFromHand('scout').chooseFromHand('ram');
    expect(t.opponent).toMatchObject({ hand: [], owedDiscards: 0 });
    expect(t.legal()).toEqual([{ type: 'end-turn' }]);
    t.endTurn().endTurn();
    expect(t.opponent.hand).toHaveLength(2);
    expect(t.legal().map(({ type }) => type)).toEqual(['play', 'play', 'end-turn']);
  });

  it('asks for nothing with an empty hand [OPTION-4]', () => {
    const t = coreTable({ me: { hand: ['imperial-fighter'] }, options });
    t.play('imperial-fighter');
    expect(t.opponent.owedDiscards).toBe(1);
    t.endTurn();
    expect(t.legal()).toEqual([{ type: 'end-turn' }]);
    expect(t.opponent.owedDiscards).toBe(0);
  });

  it('offers the ability also while the hand is empty: the debt is an effect [OPTION-2]', () => {
    const t = coreTable({ me: { inPlay: ['royal-redoubt', 'fleet-hq'] }, options });
    t.use('ally', 'royal-redoubt');
    expect(t.opponent.owedDiscards).toBe(1);
  });
});

describe('emptyTradeDeck "recycle"', () => {
  const options = { emptyTradeDeck: 'recycle' } as const;
  const buying = (setup: TableSetup) => coreTable({ me: { trade: 9 }, options, ...setup });

  it('shuffles the scrap heap into a new trade deck when a space is to be filled [OPTION-5]', () => {
    const t = buying({ tradeRow: ['ram', 'cutter'], scrapHeap: ['corvette', 'freighter', 'ram'] });
    t.acquire('ram');
    expect(t.data.scrapHeap).toEqual([]);
    const { tradeRow } = t.data;
    expect(tradeRow[1]).toBe('cutter');
    expect([tradeRow[0], tradeRow[2], tradeRow[3]].toSorted()).toEqual([
      'corvette',
      'freighter',
      'ram',
    ]);
    expect(tradeRow[4]).toBeNull();
    expect(t.data.tradeDeck).toEqual([]);
    expect(t.events.slice(1)).toEqual([
      { kind: 'trade-deck-recycled', count: 3 },
      { kind: 'row-refilled', space: 0, card: tradeRow[0] },
      { kind: 'row-refilled', space: 2, card: tradeRow[2] },
      { kind: 'row-refilled', space: 3, card: tradeRow[3] },
    ]);
  });

  it('then fills every empty space and keeps the rest of the new trade deck [OPTION-11]', () => {
    const scrapHeap = ['corvette', 'freighter', 'ram', 'the-hive', 'war-world', 'trade-bot'];
    const t = buying({ tradeRow: [null, 'ram', null, 'cutter'], scrapHeap });
    t.acquire('ram');
    expect(t.data.tradeRow.every((card) => card !== null)).toBe(true);
    expect(t.data.tradeRow[3]).toBe('cutter');
    expect(t.data.tradeDeck).toHaveLength(2);
  });

  it('does so only when the trade deck is empty [OPTION-5]', () => {
    const t = buying({ tradeRow: ['ram'], tradeDeck: ['the-hive'], scrapHeap: ['corvette'] });
    t.acquire('ram');
    expect(t.data).toMatchObject({ tradeDeck: [], scrapHeap: ['corvette'] });
    expect(t.data.tradeRow[0]).toBe('the-hive');
    t.acquire('the-hive');
    expect(t.data).toMatchObject({ tradeDeck: [], scrapHeap: [] });
    expect(t.data.tradeRow[0]).toBe('corvette');
  });

  it('brings any card of the heap to the row [OPTION-5]', () => {
    const heap = ['corvette', 'freighter', 'cutter'];
    const seen = new Map<string | null, number>();
    for (let i = 0; i < 300; i++) {
      const t = buying({ tradeRow: ['ram'], scrapHeap: heap });
      Object.assign(t.state, randomFrom(`recycle ${i}`));
      const [card] = t.acquire('ram').data.tradeRow;
      seen.set(card, (seen.get(card) ?? 0) + 1);
    }
    for (const card of heap) expect(seen.get(card)).toBeGreaterThan(75);
  });

  it('gives the very card back that was scrapped from the row if there is no other [OPTION-5]', () => {
    const t = coreTable({ me: { hand: ['battle-pod'] }, tradeRow: ['ram'], options });
    t.play('battle-pod').chooseFromRow('ram');
    expect(t.data).toMatchObject({ tradeDeck: [], scrapHeap: [] });
    expect(t.data.tradeRow[0]).toBe('ram');
  });

  it('leaves Scouts and Vipers in the scrap heap [OPTION-6]', () => {
    const t = buying({ tradeRow: ['ram'], scrapHeap: ['scout', 'corvette', 'viper', 'scout'] });
    t.acquire('ram');
    expect(t.data).toMatchObject({ tradeDeck: [], scrapHeap: ['scout', 'viper', 'scout'] });
    expect(t.data.tradeRow[0]).toBe('corvette');
  });

  it.each([[[]], [['scout', 'viper']]])(
    'leaves the space empty with only %j in the scrap heap [OPTION-7]',
    (scrapHeap) => {
      const t = buying({ tradeRow: ['ram', 'cutter'], scrapHeap });
      t.acquire('ram');
      expect(t.data.tradeRow).toEqual([null, 'cutter', null, null, null]);
      expect(t.data).toMatchObject({ tradeDeck: [], scrapHeap });
      expect(t.events).toHaveLength(1);
      expect(t.settled).toBe(true);
    },
  );
});

describe('copiesCountAsPlayed', () => {
  const needleAndRam = (copiesCountAsPlayed: boolean) =>
    coreTable({
      me: {
        hand: ['ram', 'viper', 'stealth-needle'],
        deck: ['scout', 'scout', 'scout', 'scout'],
        inPlay: ['blob-world'],
      },
      options: { copiesCountAsPlayed },
    });
  const blobDraw = 'draw 1 per blob played';

  it('off: a copy of a Blob ship is no Blob card played [OPTION-8]', () => {
    const t = needleAndRam(false).play('ram').play('stealth-needle').chooseShip('ram');
    t.use('primary', 'blob-world').chooseBranch(blobDraw);
    expect(t.me.hand).toEqual(['scout', 'viper']);
  });

  it('on: a copy of a Blob ship is one Blob card played [OPTION-9]', () => {
    const t = needleAndRam(true).play('ram').play('stealth-needle').chooseShip('ram');
    t.use('primary', 'blob-world').chooseBranch(blobDraw);
    expect(t.me.hand).toEqual(['scout', 'scout', 'viper']);
  });

  it('on: a copy of another ship is none [OPTION-9]', () => {
    const t = needleAndRam(true)
      .play('ram')
      .play('viper')
      .play('stealth-needle')
      .chooseShip('viper');
    t.use('primary', 'blob-world').chooseBranch(blobDraw);
    expect(t.me.hand).toEqual(['scout']);
    expect(t.actor).toBe(ME);
  });
});
