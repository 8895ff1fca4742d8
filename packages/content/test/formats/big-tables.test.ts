import {
  awaited,
  type Box,
  createGame,
  type FormatId,
  type Seat,
  setupWarnings,
  ship,
  toData,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';
import { at, EVERY_FORMAT, everySeat, start } from './support.ts';

describe('what everybody sees', () => {
  it.each(EVERY_FORMAT)('in %s for %i is all but hands and decks [MULTI-18]', (format, seats) => {
    const t = at(format, seats, {
      1: { trade: 2, hand: ['ram'], deck: ['cutter'], discard: ['viper'], inPlay: ['the-hive'] },
    });
    for (const viewer of [0, seats - 1]) {
      const seen = viewFor(t.state, viewer).seats[1];
      expect(seen).toMatchObject({
        discard: ['viper'],
        handCount: 1,
        deckCount: 1,
        trade: 2,
        combat: 0,
      });
      expect(seen.inPlay).toHaveLength(1);
      const open = format === 'raid' && viewer !== 0;
      expect(seen.hand).toEqual(open ? ['ram'] : null);
    }
  });
});

describe('the cards of a big table', () => {
  it.each(EVERY_FORMAT)(
    'in %s for %i are eight Scouts and two Vipers for everybody [MULTI-19]',
    (format, seats) => {
      for (const { deck, hand } of start(format, seats).seats) {
        const cards = [...deck, ...hand].toSorted();
        expect(cards).toEqual([...Array(8).fill('scout'), ...Array(2).fill('viper')]);
      }
    },
  );

  it('come from a box as often as it is named [MULTI-20]', () => {
    const game = toData(createGame({ boxes: [core, core], seed: 'two', format: 'raid', seats: 6 }));
    const trade = [...game.tradeRow, ...game.tradeDeck];
    expect(trade).toHaveLength(160);
    expect(trade.filter((card) => card === 'mothership')).toHaveLength(2);
    expect(game.explorers).toBe(20);
    expect(game.seats[5].deck.length + game.seats[5].hand.length).toBe(10);
  });

  it('come from all boxes that are combined [MULTI-20]', () => {
    const clipper = ship('Clipper', { fr: 'Clipper', faction: 'blob', cost: 1 });
    const small: Box = {
      ...core,
      id: 'small',
      cards: [...core.cards, clipper],
      tradeDeck: { clipper: 3 },
      explorerPile: { card: 'explorer', count: 2 },
    };
    const game = toData(createGame({ boxes: [core, small], seed: 'both', format: 'hydra' }));
    const trade = [...game.tradeRow, ...game.tradeDeck];
    expect(trade).toHaveLength(83);
    expect(trade.filter((card) => card === 'clipper')).toHaveLength(3);
    expect(game.explorers).toBe(12);
  });
});

describe('the warnings before a game', () => {
  const uneven: Box = {
    ...core,
    id: 'uneven',
    tradeDeck: { ...core.tradeDeck, ram: 6, 'trade-pod': 6 },
  };
  const codes = (boxes: readonly Box[], seats: number) =>
    setupWarnings({ boxes, seats }).map(({ code }) => code);

  it.each([5, 6])('speak of a trade deck that is small for %i players [MULTI-21]', (seats) => {
    expect(setupWarnings({ boxes: [core], seats })).toEqual([
      { code: 'small-trade-deck', cards: 80, enough: expect.any(Number) },
    ]);
    expect(codes([core, core], seats)).toEqual([]);
  });

  it.each([2, 3, 4])('do not speak of it to %i players [MULTI-21]', (seats) => {
    expect(codes([core], seats)).toEqual([]);
  });

  it('count the players of a format that has only one number of them [MULTI-21]', () => {
    expect(setupWarnings({ boxes: [core], format: 'emperor' })).toHaveLength(1);
  });

  it('speak of factions that are unevenly many [MULTI-22]', () => {
    expect(setupWarnings({ boxes: [uneven], seats: 2 })).toEqual([
      {
        code: 'uneven-factions',
        cards: { blob: 27, 'trade-federation': 20, 'star-empire': 20, 'machine-cult': 20 },
      },
    ]);
    expect(codes([core, core], 4)).toEqual([]);
  });

  it('stop nobody from playing [MULTI-21, MULTI-22]', () => {
    expect(codes([uneven], 6)).toContain('uneven-factions');
    const game = createGame({ boxes: [uneven], seed: 'warned', format: 'emperor', seats: 6 });
    expect(awaited(game)).toHaveLength(1);
  });
});

describe('other personal decks', () => {
  const fleet = { scout: 7, viper: 2, ram: 1 };
  const box: Box = { ...core, id: 'fleets', personalDecks: { fleet } };
  const rams = (format: FormatId, seats: number, personalDecks: readonly (string | null)[]) =>
    toData(createGame({ boxes: [box], seed: 'fleet', format, seats, personalDecks })).seats.map(
      ({ deck, hand }) => [...deck, ...hand].filter((card) => card === 'ram').length,
    );

  it('are for both players of a duel, both Emperors and the Boss [MULTI-24]', () => {
    expect(rams('standard', 2, ['fleet', 'fleet'])).toEqual([1, 1]);
    expect(rams('emperor', 6, [null, 'fleet', null, null, 'fleet'])).toEqual([0, 1, 0, 0, 1, 0]);
    expect(rams('raid', 3, ['fleet'])).toEqual([1, 0, 0]);
    expect(rams('raid', 3, [])).toEqual([0, 0, 0]);
  });

  it.each([
    ['emperor', 6, 0],
    ['emperor', 6, 2],
    ['raid', 4, 1],
    ['free-for-all', 3, 0],
    ['hunter', 3, 0],
    ['hunter-first-blood', 3, 0],
    ['hydra', 4, 0],
  ] as const)('in %s for %i are not for seat %i [MULTI-24]', (format, seats, seat) => {
    const names = Array.from({ length: seat + 1 }, (_, each) => (each === seat ? 'fleet' : null));
    expect(() => rams(format, seats, names)).toThrow(
      expect.objectContaining({ code: 'deck-not-allowed' }),
    );
  });
});

describe('the players who can agree to begin', () => {
  it.each([
    ['free-for-all', 4, [0, 1, 2, 3]],
    ['hunter', 3, [0, 1, 2]],
    ['hunter-first-blood', 3, [0, 1, 2]],
    ['hydra', 6, [0, 3]],
    ['emperor', 6, [0, 3]],
    ['raid', 4, [0]],
  ] as const)('in %s for %i are %j [MULTI-25]', (format, seats, beginners) => {
    for (const firstSeat of everySeat(seats)) {
      if ((beginners as readonly Seat[]).includes(firstSeat)) {
        expect(start(format, seats, 'agreed', { firstSeat }).active).toContain(firstSeat);
      } else {
        expect(() => start(format, seats, 'agreed', { firstSeat })).toThrow(
          expect.objectContaining({ code: 'wrong-option' }),
        );
      }
    }
  });
});
