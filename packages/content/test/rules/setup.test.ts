import {
  BOSS_FACTIONS,
  createGame,
  type GameData,
  type Options,
  openGame,
  redeal,
} from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

/** Games as they stand at the start of the first turn, each from a seed of its own. */
function games(count = 40): readonly GameData[] {
  return Array.from({ length: count }, (_, i) => start(`set-up ${i}`));
}

function start(seed: string, options: Partial<Options> = {}): GameData {
  return new Table(createGame({ boxes: [core], seed, options })).data;
}

/** Enough games to see chance at work. */
const MANY = 400;

/** How often each card is in a pile. */
function tally(cards: readonly (string | null)[]): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const card of cards) copies[String(card)] = (copies[String(card)] ?? 0) + 1;
  return copies;
}

function share(matches: number): number {
  return matches / MANY;
}

describe('the trade deck', () => {
  it('holds the 80 cards of the card list, row included [SETUP-1]', () => {
    for (const { tradeRow, tradeDeck } of games()) {
      expect(tradeRow.length + tradeDeck.length).toBe(80);
      expect(tally([...tradeRow, ...tradeDeck])).toEqual(core.tradeDeck);
    }
  });

  it.each(BOSS_FACTIONS)('has 20 cards of the faction %s [SETUP-1]', (faction) => {
    const members = core.cards.filter((card) => card.factions.includes(faction));
    const [{ tradeRow, tradeDeck }] = games(1);
    const cards = [...tradeRow, ...tradeDeck];
    expect(cards.filter((id) => members.some((card) => card.id === id))).toHaveLength(20);
  });

  it('is shuffled before the row is dealt, from its first card to its last [SETUP-5]', () => {
    const blob = new Set(core.cards.filter((c) => c.factions.includes('blob')).map((c) => c.id));
    const isBlob = (card: string | null | undefined) => blob.has(String(card));
    const many = games(MANY);
    const places = [
      many.map(({ tradeRow }) => tradeRow[0]),
      many.map(({ tradeRow }) => tradeRow[4]),
      many.map(({ tradeDeck }) => tradeDeck[0]),
      many.map(({ tradeDeck }) => tradeDeck.at(-1)),
    ];
    for (const cards of places) {
      expect(share(cards.filter(isBlob).length)).toBeGreaterThan(0.18);
      expect(share(cards.filter(isBlob).length)).toBeLessThan(0.32);
      expect(new Set(cards).size).toBeGreaterThan(40);
    }
  });
});

describe('the trade row', () => {
  it('is the first five cards of the trade deck [SETUP-6]', () => {
    for (const { tradeRow, tradeDeck } of games()) {
      expect(tradeRow).toHaveLength(5);
      expect(tradeRow).not.toContain(null);
      expect(tradeDeck).toHaveLength(75);
    }
  });

  it('is dealt openly, space by space [SETUP-6]', () => {
    const { state, events } = openGame({ boxes: [core], seed: 'open' });
    const dealt = events.flatMap((event) => (event.kind === 'row-refilled' ? [event] : []));
    expect(dealt).toEqual(
      new Table(state).data.tradeRow.map((card, space) => ({ kind: 'row-refilled', space, card })),
    );
  });
});

describe('the players', () => {
  it('are two, with 50 authority each [SETUP-2]', () => {
    for (const { seats } of games()) {
      expect(seats.map(({ authority }) => authority)).toEqual([50, 50]);
    }
  });

  it('own eight Scouts and two Vipers each [SETUP-3]', () => {
    for (const { seats } of games()) {
      for (const { deck, hand } of seats) {
        expect(tally([...deck, ...hand])).toEqual({ scout: 8, viper: 2 });
      }
    }
  });

  it('have shuffled decks before they draw [SETUP-5]', () => {
    const vipers = (cards: readonly string[]) => cards.filter((card) => card === 'viper').length;
    const many = games(MANY);
    for (const seat of [0, 1]) {
      let inHand = 0;
      let dealt = 0;
      let atBottom = 0;
      for (const { seats } of many) {
        inHand += vipers(seats[seat].hand);
        dealt += seats[seat].hand.length;
        atBottom += vipers(seats[seat].deck.slice(-1));
      }
      // One card in five is a Viper, wherever one looks.
      expect(inHand / dealt).toBeGreaterThan(0.16);
      expect(inHand / dealt).toBeLessThan(0.24);
      expect(share(atBottom)).toBeGreaterThan(0.13);
      expect(share(atBottom)).toBeLessThan(0.27);
    }
  });

  it('have decks in orders of their own [SETUP-5]', () => {
    const bottoms = games(MANY).map(({ seats }) => seats.map(({ deck }) => deck.slice(-5).join()));
    const alike = bottoms.filter(([one, other]) => one === other).length;
    expect(share(alike)).toBeLessThan(0.3);
  });

  it('begin by chance, each in about half of all games [SETUP-7]', () => {
    const many = games(MANY);
    for (const { active, turn } of many) {
      expect(active).toHaveLength(1);
      expect(turn).toBe(1);
    }
    const first = many.filter(({ active }) => active[0] === 0).length;
    expect(share(first)).toBeGreaterThan(0.42);
    expect(share(first)).toBeLessThan(0.58);
  });

  it('can be dealt again in the same memory, exactly like a new game', () => {
    const setup = { boxes: [core], seed: 'first', options: { firstSeat: 1 } };
    const t = new Table(createGame(setup));
    t.endTurn().endTurn();
    redeal(t.state, 'second');
    expect(t.data).toEqual(start('second', { firstSeat: 1 }));
  });

  it.each([0, 1])('can agree that player %i begins [OPTION-10]', (firstSeat) => {
    for (let i = 0; i < 20; i++) expect(start(`${i}`, { firstSeat }).active).toEqual([firstSeat]);
  });

  it('start with three cards if they go first and with five if second [SETUP-8, SETUP-9]', () => {
    for (const { active, seats } of games()) {
      const [first] = active;
      expect(seats[first].hand).toHaveLength(3);
      expect(seats[first].deck).toHaveLength(7);
      expect(seats[1 - first].hand).toHaveLength(5);
      expect(seats[1 - first].deck).toHaveLength(5);
    }
  });
});

describe('everything else', () => {
  it('is ten Explorers in their pile [SETUP-4]', () => {
    for (const { explorers } of games()) expect(explorers).toBe(10);
  });

  it('is empty: scrap heap, discard piles, play areas and pools [SETUP-10]', () => {
    for (const { scrapHeap, seats, stack, winners, version } of games()) {
      expect({ scrapHeap, stack, winners, version }).toEqual({
        scrapHeap: [],
        stack: [],
        winners: [],
        version: 0,
      });
      for (const { discard, inPlay, played, trade, combat, shipsToTop, owedDiscards } of seats) {
        expect({ discard, inPlay, played }).toEqual({ discard: [], inPlay: [], played: [] });
        expect([trade, combat, shipsToTop, owedDiscards]).toEqual([0, 0, 0, 0]);
      }
    }
  });
});

describe('a seed', () => {
  it('decides the whole set-up', () => {
    expect(start('one')).toEqual(start('one'));
    expect(start('one').tradeDeck).not.toEqual(start('two').tradeDeck);
  });
});

describe('the set-up', () => {
  it('is told event by event: the row, the hands, the first turn', () => {
    const { state, events } = openGame({ boxes: [core], seed: 'told', options: { firstSeat: 1 } });
    expect(events.map(({ kind }) => kind)).toEqual([
      ...Array(5).fill('row-refilled'),
      ...Array(3 + 5).fill('card-drawn'),
      'turn-started',
    ]);
    expect(events.at(-1)).toEqual({ kind: 'turn-started', seat: 1, turn: 1 });
    expect(new Table(state).data).toEqual(start('told', { firstSeat: 1 }));
  });

  it.each([
    ['no-seed', { seed: '' }],
    ['no-seed', { seed: undefined }],
    ['no-seed', { seed: 5 }],
    ['wrong-seats', { seats: 1 }],
    ['wrong-seats', { seats: 3 }],
    ['wrong-seats', { seats: 2.5 }],
    ['wrong-seats', { seats: '2' }],
    ['unknown-format', { format: 'solitaire' }],
    ['unknown-format', { format: 'constructor' }],
    ['no-boxes', { boxes: [] }],
  ])('is refused with the code %s for %j', (code, part) => {
    const setup = { boxes: [core], seed: 'refused', ...part } as never;
    expect(() => createGame(setup)).toThrow(expect.objectContaining({ name: 'SetupError', code }));
  });

  it('is for two players in the standard format unless it says otherwise', () => {
    const plain = start('plain');
    expect(plain.seats).toHaveLength(2);
    expect(plain.format).toBe('standard');
    const said = createGame({ boxes: [core], seed: 'plain', seats: 2, format: 'standard' });
    expect(new Table(said).data).toEqual(plain);
  });
});
