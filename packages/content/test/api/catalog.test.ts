import {
  type Box,
  base,
  type Card,
  catalogOf,
  combat,
  createGame,
  draw,
  SetupError,
  ship,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

const starter = ship('Starter', { fr: 'Départ' });
const hauler = ship('Hauler', { fr: 'Transport', cost: 2, faction: 'blob' });

/** A box with as little in it as can be played. */
function box(part: Partial<Box> = {}): Box {
  return {
    id: 'tiny',
    name: 'Tiny',
    version: '1',
    cards: [starter, hauler],
    tradeDeck: { hauler: 6 },
    explorerPile: { card: 'hauler', count: 3 },
    personalDeck: { starter: 10 },
    ...part,
  };
}

/** The code with which boxes are refused. */
function refused(...boxes: readonly Box[]): string | undefined {
  try {
    createGame({ boxes, seed: 'catalog' });
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    expect(error.message).toMatch(/\S/);
    return error.code;
  }
  return undefined;
}

describe('boxes', () => {
  it('make a game of the cards they hold', () => {
    const { tradeRow, tradeDeck, explorers, seats } = toData(
      createGame({ boxes: [box()], seed: 'tiny' }),
    );
    expect([...tradeRow, ...tradeDeck]).toEqual(Array(6).fill('hauler'));
    expect(explorers).toBe(3);
    expect(seats.map(({ hand, deck }) => hand.length + deck.length)).toEqual([10, 10]);
  });

  it('are added up: trade decks and Explorer piles, and the personal decks of the first', () => {
    const second = box({ id: 'second', tradeDeck: { hauler: 1 }, personalDeck: { hauler: 1 } });
    const data = toData(createGame({ boxes: [box(), second], seed: 'two' }));
    expect([...data.tradeRow, ...data.tradeDeck]).toHaveLength(7);
    expect(data.explorers).toBe(6);
    expect([...data.seats[0].hand, ...data.seats[0].deck]).toEqual(Array(10).fill('starter'));
    expect(data.boxes).toEqual([
      { id: 'tiny', version: '1' },
      { id: 'second', version: '1' },
    ]);
  });

  it('are compiled once', () => {
    const one = box();
    expect(catalogOf([one])).toBe(catalogOf([one]));
    expect(catalogOf([one])).not.toBe(catalogOf([box()]));
    expect(catalogOf([one, box({ id: 'more' })])).not.toBe(catalogOf([one]));
    expect(createGame({ boxes: [one], seed: 'a' }).catalog).toBe(catalogOf([one]));
  });
});

describe('boxes are refused with the code', () => {
  it('no-boxes if there are none', () => {
    expect(refused()).toBe('no-boxes');
    expect(() => catalogOf([])).toThrow(/boxes: \[core\]/);
  });

  it('unknown-card if a deck or pile lists a card that no box has', () => {
    expect(refused(box({ tradeDeck: { ghost: 1 } }))).toBe('unknown-card');
    expect(refused(box({ personalDeck: { ghost: 1 } }))).toBe('unknown-card');
    expect(refused(box({ explorerPile: { card: 'ghost', count: 1 } }))).toBe('unknown-card');
    expect(() => catalogOf([box({ tradeDeck: { ghost: 1 } })])).toThrow(/"tiny".*"ghost"/);
    // An earlier box may have it, a later one not.
    const guest = box({ id: 'guest', cards: [] });
    expect(refused(box(), guest)).toBeUndefined();
    expect(refused(guest, box())).toBe('unknown-card');
  });

  it('card-twice if two different cards have the same name, but not for the same card', () => {
    expect(refused(box(), box({ id: 'copy' }))).toBeUndefined();
    expect(refused(box(), box({ id: 'copy', cards: [{ ...hauler }] }))).toBe('card-twice');
    expect(refused(box({ cards: [starter, hauler, { ...hauler, cost: 3 }] }))).toBe('card-twice');
    expect(refused(box({ cards: [starter, hauler, hauler] }))).toBeUndefined();
  });

  it('foreign-ally if an ally ability needs a faction that is not the card’s own', () => {
    const spy: Card = {
      ...ship('Spy', { fr: 'Espion', faction: 'blob', ally: [combat(1)] }),
      allyFactions: ['star-empire'],
    };
    expect(refused(box({ cards: [starter, hauler, spy] }))).toBe('foreign-ally');
    expect(refused(box({ cards: [starter, hauler, { ...spy, allyFactions: ['blob'] }] }))).toBe(
      undefined,
    );
    const loner = ship('Loner', { fr: 'Seul', ally: [combat(1)] });
    expect(refused(box({ cards: [starter, hauler, loner] }))).toBeUndefined();
  });

  it('two-explorers if they disagree about the card of the Explorer pile', () => {
    const other = box({ id: 'other', explorerPile: { card: 'starter', count: 1 } });
    expect(refused(box(), other)).toBe('two-explorers');
  });

  it('wrong-number for amounts, costs and defenses that no card can print', () => {
    const odd = [
      base('Rock', { fr: 'Roc', defense: 256 }),
      base('Rock', { fr: 'Roc', defense: -1 }),
      base('Rock', { fr: 'Roc', defense: 1, cost: 0.5 }),
      ship('Rock', { fr: 'Roc', primary: [combat(40_000)] }),
      ship('Rock', { fr: 'Roc', primary: [draw(1.5)] }),
    ];
    for (const card of odd) {
      expect(refused(box({ cards: [starter, hauler, card] }))).toBe('wrong-number');
    }
  });

  it('wrong-count for copies that cannot be', () => {
    expect(refused(box({ tradeDeck: { starter: -1 } }))).toBe('wrong-count');
  });

  it('too-many-cards beyond 4,095 different ones', () => {
    const rocks = (count: number) =>
      Array.from({ length: count }, (_, i) => base(`Rock ${i}`, { fr: 'Roc', defense: 1 }));
    expect(refused(box({ cards: [starter, hauler, ...rocks(4093)] }))).toBeUndefined();
    expect(refused(box({ cards: [starter, hauler, ...rocks(4094)] }))).toBe('too-many-cards');
  });
});

describe('a setup is refused with a code and a message that names what is wrong', () => {
  it.each([
    ['no-seed', /seed/, { seed: '' }],
    ['wrong-seats', /is for 2 players, not 3/, { seats: 3 }],
    ['unknown-format', /"solitaire".*standard/, { format: 'solitaire' }],
    ['unknown-option', /"surprise"/, { options: { surprise: 1 } }],
    ['unknown-option', /"toString"/, { options: { toString: 1 } }],
    ['wrong-option', /discardTiming.*"never".*"at-once"/, { options: { discardTiming: 'never' } }],
    ['wrong-option', /emptyTradeDeck.*"refill"/, { options: { emptyTradeDeck: 'refill' } }],
    ['wrong-option', /copiesCountAsPlayed.*"yes"/, { options: { copiesCountAsPlayed: 'yes' } }],
    ['wrong-option', /firstSeat.*2.*begin: 0, 1/, { options: { firstSeat: 2 } }],
    ['wrong-option', /firstSeat/, { options: { firstSeat: '0' } }],
  ])('%s: %s', (code, message, part) => {
    const setup = { boxes: [core], seed: 'setup', ...part } as never;
    expect(() => createGame(setup)).toThrow(
      expect.objectContaining({
        name: 'SetupError',
        code,
        message: expect.stringMatching(message),
      }),
    );
  });
});
