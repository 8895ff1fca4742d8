import { createGame, FACTIONS, openGame } from '@openrealms/engine';
import { Table } from '@openrealms/engine/testing';
import { describe, expect, it } from 'vitest';
import { core } from '../../src/index.ts';

const GAMES = 500;
const seeds = Array.from({ length: GAMES }, (_, i) => `set-up ${i}`);
const games = seeds.map((seed) => new Table(createGame({ boxes: [core], seed })).data);

/** How often each card is in a pile. */
function tally(cards: readonly (string | null)[]): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const card of cards) copies[String(card)] = (copies[String(card)] ?? 0) + 1;
  return copies;
}

function share(matches: number): number {
  return matches / GAMES;
}

describe('the trade deck', () => {
  it('holds the 80 cards of the card list, row included [SETUP-1]', () => {
    for (const { tradeRow, tradeDeck } of games) {
      expect(tradeRow.length + tradeDeck.length).toBe(80);
      expect(tally([...tradeRow, ...tradeDeck])).toEqual(core.tradeDeck);
    }
  });

  it.each(FACTIONS)('has 20 cards of the faction %s [SETUP-1]', (faction) => {
    const members = core.cards.filter((card) => card.factions.includes(faction));
    const [{ tradeRow, tradeDeck }] = games;
    const cards = [...tradeRow, ...tradeDeck];
    expect(cards.filter((id) => members.some((card) => card.id === id))).toHaveLength(20);
  });

  it('is shuffled before the row is dealt, from its first card to its last [SETUP-5]', () => {
    const blob = new Set(core.cards.filter((c) => c.factions.includes('blob')).map((c) => c.id));
    const isBlob = (card: string | null | undefined) => blob.has(String(card));
    const places = [
      games.map(({ tradeRow }) => tradeRow[0]),
      games.map(({ tradeRow }) => tradeRow[4]),
      games.map(({ tradeDeck }) => tradeDeck[0]),
      games.map(({ tradeDeck }) => tradeDeck.at(-1)),
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
    for (const { tradeRow, tradeDeck } of games) {
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
    for (const { seats } of games) {
      expect(seats.map(({ authority }) => authority)).toEqual([50, 50]);
    }
  });

  it('own eight Scouts and two Vipers each [SETUP-3]', () => {
    for (const { seats } of games) {
      for (const { deck, hand } of seats) {
        expect(tally([...deck, ...hand])).toEqual({ scout: 8, viper: 2 });
      }
    }
  });

  it('have shuffled decks before they draw [SETUP-5]', () => {
    const vipers = (cards: readonly string[]) => cards.filter((card) => card === 'viper').length;
    for (const seat of [0, 1]) {
      let inHand = 0;
      let dealt = 0;
      let atBottom = 0;
      for (const { seats } of games) {
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
    const bottoms = games.map(({ seats }) => seats.map(({ deck }) => deck.slice(-5).join()));
    const alike = bottoms.filter(([one, other]) => one === other).length;
    expect(share(alike)).toBeLessThan(0.3);
  });

  it('begin by chance, each in about half of all games [SETUP-7]', () => {
    for (const { active, turn } of games) {
      expect(active).toHaveLength(1);
      expect(turn).toBe(1);
    }
    const first = games.filter(({ active }) => active[0] === 0).length;
    expect(share(first)).toBeGreaterThan(0.42);
    expect(share(first)).toBeLessThan(0.58);
  });

  it.each([0, 1])('can agree that player %i begins', (firstSeat) => {
    for (const seed of seeds.slice(0, 20)) {
      const state = createGame({ boxes: [core], seed, options: { firstSeat } });
      expect(new Table(state).data.active).toEqual([firstSeat]);
    }
  });

  it('start with three cards if they go first and with five if second [SETUP-8, SETUP-9]', () => {
    for (const { active, seats } of games) {
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
    for (const { explorers } of games) expect(explorers).toBe(10);
  });

  it('is empty: scrap heap, discard piles, play areas and pools [SETUP-10]', () => {
    for (const { scrapHeap, seats, stack, winners, version } of games) {
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
    const again = new Table(createGame({ boxes: [core], seed: seeds[7] })).data;
    expect(again).toEqual(games[7]);
    expect(again.tradeDeck).not.toEqual(games[8].tradeDeck);
  });
});
