import {
  apply,
  awaitedBits,
  commandBuffer,
  createGame,
  type GameData,
  type GameState,
  isOver,
  listLegal,
  randomFrom,
  roll,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, setupOf, TIMEOUT } from './random-games.ts';

const GAMES = 3000;

describe('random games', () => {
  it(
    'conserve all cards, keep every number in range, and end',
    () => {
      const legal = commandBuffer();
      for (const n of games(GAMES)) {
        const random = randomFrom(`conservation ${n}`);
        const state = createGame(setupOf('conservation', n));
        const cards = census(toData(state));
        let turn = state.turn;
        let commands = 0;
        while (!isOver(state)) {
          const seat = 31 - Math.clz32(awaitedBits(state));
          const count = listLegal(state, seat, legal);
          // "End turn" is the last of the list; a long game no longer ends its turns early.
          const choices = count > 1 && commands > 300 ? count - 1 : count;
          apply(state, seat, legal[roll(random, choices)]);
          commands++;
          if (state.turn !== turn || commands % 16 === 0) {
            turn = state.turn;
            checkNumbers(state);
            expect(census(toData(state)), `game ${n}, command ${commands}`).toEqual(cards);
          }
          if (commands > 20_000) throw new Error(`Game ${n} does not end.`);
        }
        expect(census(toData(state)), `game ${n}, at its end`).toEqual(cards);
      }
    },
    TIMEOUT,
  );
});

/** How many copies of each card there are, wherever they lie. */
function census(data: GameData): Record<string, number> {
  const all = [
    ...data.tradeRow.filter((card) => card !== null),
    ...data.tradeDeck,
    ...data.scrapHeap,
    ...data.seats.flatMap((seat) => [...seat.hand, ...seat.deck, ...seat.discard]),
    ...data.seats.flatMap((seat) => seat.inPlay.map(({ card }) => card)),
  ].sort();
  const counts: Record<string, number> = { explorer: data.explorers };
  for (const card of all) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

function checkNumbers(state: GameState): void {
  for (const seat of state.seats) {
    if (seat.trade < 0 || seat.combat < 0 || seat.shipsToTop < 0 || seat.owedDiscards < 0) {
      throw new Error(`A pool is below zero: ${JSON.stringify(seat)}`);
    }
  }
}
