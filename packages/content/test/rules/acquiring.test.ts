import { describe, expect, it } from 'vitest';
import { acquisitions, coreTable, explorerPile, fromRow, inPlay, ME } from '../core/table.ts';

/** My main phase with so much trade and so many "next ship on top" effects pending; a Scout is my deck. */
function pending(effects: 1 | 2, trade: number, tradeRow: readonly string[], explorers = 0) {
  const freighters = Array<string>(effects).fill('freighter');
  const t = coreTable({
    me: { hand: freighters, inPlay: ['barter-world'], deck: ['scout'], trade: trade - 4 * effects },
    tradeRow,
    explorers,
  });
  for (const [slot] of freighters.entries()) {
    t.play('freighter').use('ally', 'freighter', slot + 1);
  }
  expect(t.me).toMatchObject({ trade, shipsToTop: effects });
  return t;
}

describe('acquiring a card', () => {
  it('takes it from the trade row or the Explorer pile [ACQUIRE-1]', () => {
    const t = coreTable({
      me: { trade: 99, deck: ['viper'], hand: ['viper'], discard: ['viper'] },
      opponent: { discard: ['ram'], inPlay: ['the-hive'] },
      tradeRow: ['cutter', null, 'blob-wheel', 'cutter'],
      tradeDeck: ['freighter'],
      scrapHeap: ['corvette'],
      explorers: 2,
    });
    expect(t.legal().filter(({ type }) => type === 'acquire')).toEqual([
      { type: 'acquire', card: 'cutter', space: 0, to: 'discard' },
      { type: 'acquire', card: 'blob-wheel', space: 2, to: 'discard' },
      { type: 'acquire', card: 'cutter', space: 3, to: 'discard' },
      { type: 'acquire', card: 'explorer', space: null, to: 'discard' },
    ]);
    t.acquire('explorer');
    expect(t.data.explorers).toBe(1);
    expect(t.me.discard).toEqual(['explorer', 'viper']);
    expect(t.events).toEqual([
      { kind: 'card-acquired', seat: ME, card: 'explorer', space: null, to: 'discard', paid: 2 },
    ]);
  });

  it('takes its cost from the trade pool [ACQUIRE-2]', () => {
    const t = coreTable({ me: { trade: 5, combat: 4 }, tradeRow: ['ram'] }).acquire('ram');
    expect(t.me).toMatchObject({ trade: 2, combat: 4, authority: 50 });
  });

  it.each([
    ['ram', 3],
    ['explorer', 2],
    ['blob-world', 8],
  ])('is possible for %s with exactly %i trade and not with less [ACQUIRE-2]', (card, cost) => {
    const setup = { tradeRow: ['ram', 'blob-world'], explorers: 1 };
    const t = coreTable({ me: { trade: cost }, ...setup }).acquire(card);
    expect(t.me.trade).toBe(0);

    const poor = coreTable({ me: { trade: cost - 1, combat: 99 }, ...setup });
    expect(acquisitions(poor)).not.toContain(`${card} to discard`);
    const space = card === 'explorer' ? null : setup.tradeRow.indexOf(card);
    expect(poor.refusal({ type: 'acquire', card, space, to: 'discard' })).toBe('too-expensive');
  });

  it('puts it into my discard pile, on top [ACQUIRE-3]', () => {
    const t = coreTable({
      me: { trade: 3, discard: ['scout'], deck: ['viper'] },
      tradeRow: ['blob-wheel'],
    }).acquire('blob-wheel');
    expect(t.me).toMatchObject({ discard: ['blob-wheel', 'scout'], deck: ['viper'], hand: [] });
    expect(t.opponent.discard).toEqual([]);
  });

  it('is not playing it [ACQUIRE-4]', () => {
    const t = coreTable({
      me: {
        trade: 5,
        inPlay: ['blob-world', 'fleet-hq'],
        deck: ['scout'],
        hand: ['stealth-needle'],
      },
      tradeRow: ['ram', 'trade-pod'],
    });
    t.acquire('ram').acquire('trade-pod');
    expect(t.me).toMatchObject({ combat: 0, trade: 0, played: [] });
    expect(inPlay(t.me)).toEqual(['blob-world', 'fleet-hq']);
    expect(t.usable()).toEqual(['primary of blob-world']);
    // Blob World counts no Blob card, and there is no ship for Stealth Needle to copy.
    t.use('primary', 'blob-world').chooseBranch('draw 1 per blob played');
    expect(t.me.hand).toEqual(['stealth-needle']);
    t.play('stealth-needle');
    expect(t.me.inPlay.at(-1)).toEqual({ slot: 2, card: 'stealth-needle' });
  });

  it('leaves the rest of the trade for further cards [ACQUIRE-5]', () => {
    const t = coreTable({ me: { trade: 6 }, tradeRow: ['ram', 'cutter'], explorers: 1 });
    t.acquire('ram').acquire('cutter');
    expect(t.me.trade).toBe(1);
    expect(acquisitions(t)).toEqual([]);
    expect(t.me.discard).toEqual(['cutter', 'ram']);
  });

  it('by an effect costs no trade [ACQUIRE-6]', () => {
    const t = coreTable({
      me: { hand: ['blob-carrier'], inPlay: ['blob-wheel'], trade: 1 },
      tradeRow: ['command-ship'],
    });
    t.play('blob-carrier').use('ally', 'blob-carrier').chooseFromRow('command-ship');
    expect(t.me).toMatchObject({ trade: 1, deck: ['command-ship'] });
    expect(t.events[0]).toEqual({
      kind: 'card-acquired',
      seat: ME,
      card: 'command-ship',
      space: 0,
      to: 'top-of-deck',
      paid: 0,
    });
  });

  it('by an effect may take an Explorer, which is a ship [ACQUIRE-7]', () => {
    const t = coreTable({
      me: { hand: ['blob-carrier'], inPlay: ['blob-wheel'], deck: ['scout'] },
      tradeRow: ['the-hive', 'cutter'],
      explorers: 1,
    });
    t.play('blob-carrier').use('ally', 'blob-carrier');
    expect(t.options()).toEqual([fromRow(1, 'cutter'), explorerPile]);
    t.chooseExplorer();
    expect(t.me).toMatchObject({ deck: ['explorer', 'scout'], discard: [], trade: 0 });
    expect(t.data).toMatchObject({
      explorers: 0,
      tradeRow: ['the-hive', 'cutter', null, null, null],
    });
  });

  it('is impossible for Explorers once their pile is empty [ACQUIRE-8]', () => {
    const t = coreTable({ me: { trade: 4, hand: ['explorer'] }, explorers: 1 }).acquire('explorer');
    const another = { type: 'acquire', card: 'explorer', space: null, to: 'discard' } as const;
    expect(acquisitions(t)).toEqual([]);
    expect(t.refusal(another)).toBe('no-explorers');

    // One comes back when it is scrapped.
    t.play('explorer').use('scrap', 'explorer');
    expect(t.can(another)).toBe(true);
  });

  it('by an effect takes no Explorer from an empty pile [ACQUIRE-8]', () => {
    const t = coreTable({
      me: { hand: ['blob-carrier'], inPlay: ['blob-wheel'] },
      tradeRow: ['cutter'],
    });
    t.play('blob-carrier').use('ally', 'blob-carrier');
    expect(t.options()).toEqual([fromRow(0, 'cutter')]);
  });
});

describe('a pending "next ship on top"', () => {
  it('lets me choose between deck and discard pile [ACQUIRE-9]', () => {
    const t = pending(1, 4, ['cutter', 'ram'], 1);
    expect(acquisitions(t)).toEqual([
      'cutter to discard',
      'cutter to top-of-deck',
      'ram to discard',
      'ram to top-of-deck',
      'explorer to discard',
      'explorer to top-of-deck',
    ]);
    t.acquire('cutter', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 2, deck: ['cutter', 'scout'], discard: [] });
  });

  it('covers an Explorer too [ACQUIRE-9]', () => {
    const t = pending(1, 5, ['cutter'], 2).acquire('explorer', 'top-of-deck');
    expect(t.me).toMatchObject({ trade: 3, deck: ['explorer', 'scout'], shipsToTop: 0 });
    expect(acquisitions(t)).toEqual(['cutter to discard', 'explorer to discard']);
  });

  it('does not look back at ships acquired before it [ACQUIRE-9]', () => {
    const t = coreTable({
      me: { hand: ['freighter'], inPlay: ['barter-world'], trade: 4 },
      tradeRow: ['cutter', 'ram'],
      explorers: 1,
    });
    t.acquire('cutter').acquire('explorer');
    expect(t.me.shipsToTop).toBe(0);
    t.play('freighter').use('ally', 'freighter');
    expect(acquisitions(t)).toEqual(['ram to discard', 'ram to top-of-deck']);
  });

  it('does not make ships cheaper [ACQUIRE-9]', () => {
    const t = pending(1, 4, ['trade-escort', 'freighter']);
    expect(acquisitions(t)).toEqual(['freighter to discard', 'freighter to top-of-deck']);
  });

  it('does not cover bases and is not used up by them [ACQUIRE-10]', () => {
    const t = pending(1, 5, ['blob-wheel', 'cutter']);
    expect(acquisitions(t)).toEqual([
      'blob-wheel to discard',
      'cutter to discard',
      'cutter to top-of-deck',
    ]);
    expect(t.refusal({ type: 'acquire', card: 'blob-wheel', space: 0, to: 'top-of-deck' })).toBe(
      'not-to-top',
    );
    t.acquire('blob-wheel').acquire('cutter', 'top-of-deck');
    expect(t.me).toMatchObject({ discard: ['blob-wheel'], deck: ['cutter', 'scout'] });
  });

  it('covers one ship [ACQUIRE-11]', () => {
    const t = pending(1, 9, ['cutter', 'ram']).acquire('cutter', 'top-of-deck');
    expect(acquisitions(t)).toEqual(['ram to discard']);
    expect(t.refusal({ type: 'acquire', card: 'ram', space: 1, to: 'top-of-deck' })).toBe(
      'not-to-top',
    );
  });

  it('adds up: two of them cover two ships, one after the other [ACQUIRE-11]', () => {
    const t = pending(2, 9, ['cutter', 'ram', 'corvette']);
    t.acquire('cutter', 'top-of-deck').acquire('ram', 'top-of-deck');
    expect(t.me).toMatchObject({ deck: ['ram', 'cutter', 'scout'], shipsToTop: 0 });
    expect(acquisitions(t)).toEqual(['corvette to discard']);
  });

  it('is used up by a ship that I put into the discard pile [ACQUIRE-12]', () => {
    const t = pending(1, 9, ['cutter', 'ram']).acquire('cutter');
    expect(t.me).toMatchObject({ discard: ['cutter'], deck: ['scout'], shipsToTop: 0 });
    expect(acquisitions(t)).toEqual(['ram to discard']);
  });

  it('is used up by an Explorer that I put into the discard pile [ACQUIRE-12]', () => {
    const t = pending(2, 9, ['ram'], 1).acquire('explorer');
    expect(t.me.shipsToTop).toBe(1);
    expect(acquisitions(t)).toEqual(['ram to discard', 'ram to top-of-deck']);
  });

  it('ends with the turn [ACQUIRE-13]', () => {
    const t = pending(2, 9, ['cutter']).endTurn();
    expect(t.me.shipsToTop).toBe(0);
    t.endTurn().play('freighter');
    expect(acquisitions(t)).toEqual(['cutter to discard']);
  });

  it('is mine alone [ACQUIRE-13]', () => {
    const t = coreTable({
      me: { hand: ['freighter'], inPlay: ['barter-world'] },
      opponent: { hand: ['scout', 'scout'] },
      tradeRow: ['cutter'],
    });
    t.play('freighter').use('ally', 'freighter').endTurn().play('scout').play('scout');
    expect(acquisitions(t)).toEqual(['cutter to discard']);
  });

  it('is not used up by a free acquisition with its own destination [ACQUIRE-14]', () => {
    const t = coreTable({
      me: { hand: ['freighter', 'blob-carrier'], inPlay: ['barter-world', 'blob-wheel'] },
      tradeRow: ['cutter', 'ram'],
      explorers: 1,
    });
    t.play('freighter').use('ally', 'freighter').play('blob-carrier').use('ally', 'blob-carrier');
    t.chooseFromRow('ram');
    expect(t.me).toMatchObject({ deck: ['ram'], shipsToTop: 1 });
    t.acquire('cutter', 'top-of-deck');
    expect(t.me).toMatchObject({ deck: ['cutter', 'ram'], shipsToTop: 0 });
  });
});
