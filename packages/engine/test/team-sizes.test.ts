import { describe, expect, it } from 'vitest';
import { combat, trade } from '../src/cards/ability.ts';
import { type Box, base, ship } from '../src/cards/card.ts';
import { catalogOf } from '../src/cards/catalog.ts';
import { commandBuffer } from '../src/commands/code.ts';
import type { PlayedFormat } from '../src/formats/format.ts';
import { hydra } from '../src/formats/hydra.ts';
import { randomFrom, roll } from '../src/random.ts';
import { apply } from '../src/rules/apply.ts';
import { attackPlayer } from '../src/rules/attack.ts';
import { redeal } from '../src/rules/create-game.ts';
import { awaitedBits, listLegal } from '../src/rules/legal.ts';
import { reach } from '../src/rules/reach.ts';
import { transfer } from '../src/rules/teamwork.ts';
import { DEFAULT_OPTIONS } from '../src/setup.ts';
import { layoutFor } from '../src/state/layout.ts';
import { GameState, isOver } from '../src/state/state.ts';
import { toData } from '../src/state/to-data.ts';

const cards = [
  ship('Scout', { fr: 'Éclaireur', primary: [trade(1)] }),
  ship('Viper', { fr: 'Viper', primary: [combat(1)] }),
  ship('Explorer', { fr: 'Prospecteur', cost: 2, primary: [trade(2)] }),
  ship('Raider', { fr: 'Pillard', cost: 2, primary: [combat(5)] }),
  base('Wall', { fr: 'Mur', cost: 3, defense: 4, outpost: true, primary: [combat(2)] }),
];
const box: Box = {
  id: 'plain',
  name: 'Plain',
  version: '1',
  cards,
  tradeDeck: { raider: 30, wall: 6 },
  explorerPile: { card: 'explorer', count: 5 },
  personalDeck: { scout: 7, viper: 3 },
};

/** One player against a team of so many, who play as the heads of a Hydra: what challenges need. */
function oneAgainst(heads: number): GameState {
  const seats = heads + 1;
  const format: PlayedFormat = {
    ...hydra,
    seatCounts: [seats],
    team: (seat) => (seat === 0 ? 0 : 1),
    startingAuthority: (seat) => (seat === 0 ? 50 : 50 * heads),
    firstSeats: () => [0, 1],
    openingHand: () => 5,
  };
  const capacity = 36 + 5 + 10 * seats;
  const layout = layoutFor(seats, capacity);
  const state = new GameState(catalogOf([box]), format, DEFAULT_OPTIONS, layout);
  redeal(state, `a team of ${heads}`);
  return state;
}

describe.each([1, 2, 3, 4])('a team of %i heads', (heads) => {
  it('takes its turns together, shares its authority, and loses together', () => {
    const state = oneAgainst(heads);
    const team = Array.from({ length: heads }, (_, i) => i + 1);
    const codes = commandBuffer();
    const random = randomFrom('dice');
    let shared = 0;
    while (!isOver(state) && state.turn < 2_000) {
      const bits = awaitedBits(state);
      const waiting = Array.from({ length: heads + 1 }, (_, i) => i).filter((i) => (bits >> i) & 1);
      if (state.active === (1 << (heads + 1)) - 2) shared++;
      const seat = waiting[roll(random, waiting.length)];
      apply(state, seat, codes[roll(random, listLegal(state, seat, codes))]);
      const { seats } = toData(state);
      expect(new Set(team.map((each) => seats[each].authority)).size).toBe(1);
      expect(new Set(team.map((each) => seats[each].defeated)).size).toBe(1);
    }
    expect(isOver(state)).toBe(true);
    expect(shared).toBeGreaterThan(0);
    expect([1, (1 << (heads + 1)) - 2]).toContain(state.winners);
  });

  it('is attacked as one', () => {
    const state = oneAgainst(heads);
    state.seats[0].combat = 7;
    attackPlayer(state, 0, heads, 7);
    for (let head = 1; head <= heads; head++) {
      expect(state.seats[head].authority).toBe(50 * heads - 7);
      expect(reach(state, head, 1)).toBe(0);
    }
  });
});

it('heads of a team of four give each other what they have', () => {
  const state = oneAgainst(4);
  state.seats[1].trade = 3;
  transfer(state, 1, 'trade', 4, 2);
  expect(state.seats.map((seat) => seat.trade)).toEqual([0, 1, 0, 0, 2]);
});
