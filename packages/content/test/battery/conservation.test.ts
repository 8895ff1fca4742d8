import {
  apply,
  awaited,
  type CardId,
  type CommandCode,
  commandBuffer,
  createGame,
  type GameData,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  type Random,
  randomFrom,
  roll,
  submit,
  TRANSFER_COMBAT,
  TRANSFER_TRADE,
  toData,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { games, oneOf, setupOf, TIMEOUT } from './random-games.ts';

const GAMES = 3000;

describe('random games', () => {
  it(
    'conserve all cards, keep every number in range, and end',
    () => {
      const legal = commandBuffer();
      for (const n of games(GAMES)) {
        const random = randomFrom(`conservation ${n}`);
        let state = createGame(setupOf('conservation', n));
        const cards = census(toData(state));
        let turn = state.turn;
        let commands = 0;
        while (!isOver(state)) {
          const seat = oneOf(awaited(state), random);
          const count = listLegal(state, seat, legal);
          apply(state, seat, legal[pick(legal, count, commands > 300, random)]);
          commands++;
          if (state.turn !== turn || commands % 16 === 0) {
            turn = state.turn;
            checkNumbers(state);
            expectSame(census(toData(state)), cards, `game ${n}, command ${commands}`);
          }
          if (commands > TOO_LONG) state = giveUp(state);
          if (commands > 2 * TOO_LONG) throw new Error(`Game ${n} does not end.`);
        }
        expectSame(census(toData(state)), cards, `game ${n}, at its end`);
      }
    },
    TIMEOUT,
  );
});

/** In a small box nobody may have combat left: such a game would go on for ever. */
const TOO_LONG = 6000;

/** The first player who is still there concedes. */
function giveUp(state: GameState): GameState {
  const seat = state.seats.findIndex(({ defeated }) => !defeated);
  const result = submit(state, { seat, at: state.version, command: { type: 'concede' } });
  if (!result.ok) throw new Error(result.refusal.why);
  return result.state;
}

/**
 * "End turn" is the last of the list, behind what may be given to teammates; a long game no longer ends its turns early.
 * Transfers, which could go on for ever, are no reason to stay, and rare.
 */
function pick(legal: Int32Array, count: number, mustGoOn: boolean, random: Random): number {
  let own = count - 1;
  while (own > 0 && isTransfer(legal[own - 1])) own--;
  const transfers = count - 1 - own;
  if (transfers > 0 && roll(random, 6) === 0) return own + roll(random, transfers);
  const choice = roll(random, own > 0 && mustGoOn ? own : own + 1);
  return choice === own ? count - 1 : choice;
}

function isTransfer(command: CommandCode): boolean {
  return kindOf(command) === TRANSFER_TRADE || kindOf(command) === TRANSFER_COMBAT;
}

/** How many copies of each card there are, wherever they lie. */
function census(data: GameData): Map<CardId, number> {
  const counts = new Map([['explorer', data.explorers]]);
  const count = (cards: Iterable<CardId | null>): void => {
    for (const card of cards) {
      if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
  };
  count(data.tradeRow);
  count(data.tradeDeck);
  count(data.scrapHeap);
  for (const { hand, deck, discard, inPlay } of data.seats) {
    count(hand);
    count(deck);
    count(discard);
    count(inPlay.map(({ card }) => card));
  }
  return counts;
}

type Census = ReturnType<typeof census>;

function expectSame(now: Census, before: Census, when: string): void {
  const isSame = now.size === before.size && [...now].every(([card, n]) => before.get(card) === n);
  // To compare without `expect` takes a tenth of the time.
  if (!isSame) expect(now, when).toEqual(before);
}

function checkNumbers(state: GameState): void {
  for (const seat of state.seats) {
    if (seat.trade < 0 || seat.combat < 0 || seat.shipsToTop < 0 || seat.basesToTop < 0) {
      throw new Error(`A pool is below zero: ${JSON.stringify(seat)}`);
    }
  }
}
