import {
  type Box,
  createGame,
  FORMATS,
  type GameData,
  setupWarnings,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { core, frontiers, riseOfEmpire } from '../../src/index.ts';

function start(mix: readonly Box[], seed = 'boxes'): GameData {
  return toData(createGame({ boxes: mix, seed }));
}

/** How often each card is in the trade deck, row included. */
function tradeCards({ tradeRow, tradeDeck }: GameData): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const card of [...tradeRow, ...tradeDeck]) {
    copies[String(card)] = (copies[String(card)] ?? 0) + 1;
  }
  return copies;
}

describe('a game with Frontiers alone', () => {
  it('has a trade deck of its 80 cards [SETUP-11]', () => {
    const game = start([frontiers]);
    expect(tradeCards(game)).toEqual(frontiers.tradeDeck);
    expect(game.tradeRow.length + game.tradeDeck.length).toBe(80);
  });

  it('has a pile of 16 Explorers [SETUP-12]', () => {
    expect(start([frontiers]).explorers).toBe(16);
  });
});

describe('a game with the core set and Frontiers', () => {
  it.each([
    ['core first', [core, frontiers]],
    ['Frontiers first', [frontiers, core]],
  ])('shuffles all 160 trade cards together (%s) [SETUP-13]', (_, mix) => {
    const game = start(mix);
    expect(tradeCards(game)).toEqual({ ...core.tradeDeck, ...frontiers.tradeDeck });
    expect(game.tradeRow.length + game.tradeDeck.length).toBe(160);
  });

  it('mixes them from the first card on [SETUP-13]', () => {
    const rows = Array.from(
      { length: 20 },
      (_, i) => start([core, frontiers], `mix ${i}`).tradeRow,
    ).flat();
    const own = rows.filter((card) => String(card) in frontiers.tradeDeck).length;
    expect(own / rows.length).toBeGreaterThan(0.25);
    expect(own / rows.length).toBeLessThan(0.75);
  });

  it('has one pile of 26 Explorers [SETUP-14]', () => {
    expect(start([core, frontiers]).explorers).toBe(26);
  });

  it('is large enough for five and six players [SETUP-13]', () => {
    const codes = (mix: readonly Box[]) =>
      setupWarnings({ boxes: mix, seats: 6 }).map(({ code }) => code);
    expect(codes([frontiers])).toEqual(['small-trade-deck']);
    expect(codes([core, frontiers])).toEqual([]);
  });
});

describe('a game with Rise of Empire', () => {
  it('alone has a trade deck of its 60 cards and 20 Explorers [SETUP-17, SETUP-18]', () => {
    const game = start([riseOfEmpire]);
    expect(tradeCards(game)).toEqual(riseOfEmpire.tradeDeck);
    expect(game.tradeRow.length + game.tradeDeck.length).toBe(60);
    expect(game.explorers).toBe(20);
    const all = [...game.tradeRow, ...game.tradeDeck];
    for (const faction of ['consortium', 'kingdom', 'scavengers'] as const) {
      const members = riseOfEmpire.cards.filter(({ factions }) => factions.includes(faction));
      expect(all.filter((id) => members.some((card) => card.id === id))).toHaveLength(20);
    }
  });

  it('and both other boxes shuffles 220 trade cards together, with 46 Explorers [SETUP-13, SETUP-14]', () => {
    const game = start([core, frontiers, riseOfEmpire]);
    expect(game.tradeRow.length + game.tradeDeck.length).toBe(220);
    expect(game.explorers).toBe(46);
  });
});

describe('every mix of boxes', () => {
  it.each([
    ['core', [core]],
    ['Frontiers', [frontiers]],
    ['both', [core, frontiers]],
    ['both, the other first', [frontiers, core]],
    ['Frontiers twice', [frontiers, frontiers]],
    ['Rise of Empire', [riseOfEmpire]],
    ['all three', [core, frontiers, riseOfEmpire]],
  ])('gives each player eight Scouts, two Vipers and 50 authority (%s) [SETUP-15]', (_, mix) => {
    for (const { authority, hand, deck } of start(mix).seats) {
      expect(authority).toBe(50);
      expect([...hand, ...deck].sort()).toEqual([
        ...Array(8).fill('scout'),
        ...Array(2).fill('viper'),
      ]);
    }
  });

  it.each(FORMATS.map(({ id, seatCounts }) => [id, seatCounts] as const))(
    'can be played in the format %s [SETUP-13]',
    (format, seatCounts) => {
      for (const seats of seatCounts) {
        for (const mix of [[frontiers], [core, frontiers], [riseOfEmpire]]) {
          const game = toData(createGame({ boxes: mix, seed: 'formats', format, seats }));
          expect(game.boxes.map(({ id }) => id)).toEqual(mix.map(({ id }) => id));
          expect(game.seats).toHaveLength(seats);
        }
      }
    },
  );
});
