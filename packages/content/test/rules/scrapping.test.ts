import { type Box, scrapFrom, ship } from '@openrealms/engine';
import { table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { coreTable, fromDiscard, fromHand, ME, nothing } from '../core/table.ts';

describe('a scrapped card', () => {
  it('goes to the scrap heap [SCRAP-1]', () => {
    const t = coreTable({
      me: { hand: ['trade-bot', 'scout', 'scout'], discard: ['scout'] },
      scrapHeap: ['viper'],
    });
    t.play('trade-bot').chooseFromHand('scout');
    expect(t.data.scrapHeap).toEqual(['scout', 'viper']);
    expect(t.me).toMatchObject({ hand: ['scout'], discard: ['scout'] });
    expect(t.events).toEqual([
      {
        kind: 'card-scrapped',
        seat: ME,
        card: 'scout',
        from: 'hand',
        place: null,
        to: 'scrap-heap',
      },
    ]);
  });

  it('goes to the scrap heap from the discard pile, whose order stays [SCRAP-1]', () => {
    const t = coreTable({
      me: { hand: ['trade-bot'], discard: ['viper', 'scout', 'ram', 'scout', 'cutter'] },
    });
    t.play('trade-bot').chooseFromDiscard('ram');
    expect(t.me.discard).toEqual(['viper', 'scout', 'scout', 'cutter']);
    expect(t.data.scrapHeap).toEqual(['ram']);
    expect(t.events[0]).toMatchObject({ kind: 'card-scrapped', from: 'discard', place: null });
  });

  it('never comes back, however often the deck is shuffled [SCRAP-1]', () => {
    const t = coreTable({
      me: { hand: ['trade-bot', 'viper'], deck: ['scout', 'scout', 'scout', 'scout'] },
    });
    t.play('trade-bot').chooseFromHand('viper');
    for (let turn = 0; turn < 12; turn++) t.endTurn();
    const { hand, deck, discard } = t.me;
    expect([...hand, ...deck, ...discard].toSorted()).toEqual([
      'scout',
      'scout',
      'scout',
      'scout',
      'trade-bot',
    ]);
    expect(t.data.scrapHeap).toEqual(['viper']);
  });

  it('from hand or discard pile does not give its scrap ability [SCRAP-2]', () => {
    const t = coreTable({ me: { hand: ['trade-bot', 'trade-bot', 'ram'], discard: ['ram'] } });
    t.play('trade-bot').chooseFromHand('ram').play('trade-bot').chooseFromDiscard('ram');
    expect(t.me).toMatchObject({ trade: 2, combat: 0 });
    expect(t.data.scrapHeap).toEqual(['ram', 'ram']);
  });

  it('from the trade row does not give its scrap ability [SCRAP-2]', () => {
    const t = coreTable({ me: { hand: ['battle-pod'] }, tradeRow: ['ram'] });
    t.play('battle-pod').chooseFromRow('ram');
    expect(t.me).toMatchObject({ trade: 0, combat: 4 });
    expect(t.data.scrapHeap).toEqual(['ram']);
    expect(t.events).toEqual([
      {
        kind: 'card-scrapped',
        seat: ME,
        card: 'ram',
        from: 'trade-row',
        place: 0,
        to: 'scrap-heap',
      },
    ]);
  });
});

describe('an Explorer', () => {
  it('scrapped from hand goes to the Explorer pile [SCRAP-3]', () => {
    const t = coreTable({ me: { hand: ['trade-bot', 'explorer'] }, explorers: 3 });
    t.play('trade-bot').chooseFromHand('explorer');
    expect(t.data).toMatchObject({ explorers: 4, scrapHeap: [] });
    expect(t.me.hand).toEqual([]);
    expect(t.events[0]).toMatchObject({ kind: 'card-scrapped', to: 'explorer-pile' });
  });

  it('scrapped from the discard pile goes to the Explorer pile [SCRAP-3]', () => {
    const t = coreTable({ me: { hand: ['trade-bot'], discard: ['explorer'] }, explorers: 0 });
    t.play('trade-bot').chooseFromDiscard('explorer');
    expect(t.data).toMatchObject({ explorers: 1, scrapHeap: [] });
    expect(t.me.discard).toEqual([]);
  });

  it('scrapped for its own ability goes to the Explorer pile [SCRAP-3]', () => {
    const t = coreTable({ me: { hand: ['explorer'] }, explorers: 10 });
    t.play('explorer').use('scrap', 'explorer');
    expect(t.data).toMatchObject({ explorers: 11, scrapHeap: [] });
    expect(t.me).toMatchObject({ trade: 2, combat: 2, inPlay: [] });
  });

  it('counts as scrapped for the effect that scrapped it [SCRAP-4]', () => {
    const t = coreTable({
      me: {
        hand: ['explorer'],
        discard: ['explorer'],
        deck: ['ram', 'cutter', 'scout'],
        inPlay: ['brain-world'],
      },
    });
    t.use('primary', 'brain-world').chooseFromHand('explorer').chooseFromDiscard('explorer');
    expect(t.me.hand.toSorted()).toEqual(['cutter', 'ram']);
    expect(t.data.explorers).toBe(2);
  });
});

describe('an effect that scraps my cards', () => {
  const mine = {
    hand: ['scout', 'scout', 'ram'],
    discard: ['viper', 'ram', 'viper'],
    deck: ['explorer'],
  };
  const elsewhere = {
    opponent: { hand: ['cutter'], discard: ['corvette'], inPlay: ['the-hive'] },
    tradeRow: ['freighter'],
    explorers: 1,
  };

  it('takes them from hand and discard pile, not from play or elsewhere [SCRAP-5]', () => {
    const t = coreTable({
      me: { ...mine, hand: [...mine.hand, 'trade-bot'], inPlay: ['blob-wheel'] },
      ...elsewhere,
    }).play('trade-bot');
    expect(new Set(t.options())).toEqual(
      new Set([
        fromHand('scout'),
        fromHand('ram'),
        fromDiscard('viper'),
        fromDiscard('ram'),
        nothing,
      ]),
    );
  });

  it('takes them from the hand only if it names only the hand [SCRAP-5]', () => {
    const t = coreTable({ me: { ...mine, inPlay: ['machine-base', 'blob-wheel'] }, ...elsewhere });
    t.use('primary', 'machine-base');
    expect(new Set(t.options())).toEqual(
      new Set([fromHand('explorer'), fromHand('scout'), fromHand('ram')]),
    );
  });

  it('takes them from the discard pile only if it names only that [SCRAP-5]', () => {
    // No core card scraps from the discard pile alone.
    const shredder = ship('Shredder', { fr: 'Broyeur', primary: [scrapFrom('discard')] });
    const box: Box = { ...core, id: 'shredding', cards: [...core.cards, shredder] };
    const t = table([box], { me: { ...mine, hand: [...mine.hand, 'shredder'] }, ...elsewhere });
    t.play('shredder');
    expect(new Set(t.options())).toEqual(new Set([fromDiscard('viper'), fromDiscard('ram')]));
  });
});
