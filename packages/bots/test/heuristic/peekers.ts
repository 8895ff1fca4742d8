import type { GameState, Seat } from '@openrealms/engine';
import type { Bot } from '../../src/index.ts';

/** Reads something in the true state of a game that this seat must not know. */
type Peek = (state: GameState, seat: Seat) => readonly number[];

/** What lies hidden at every table. */
export const HIDDEN_FACTS: Readonly<Record<string, Peek>> = {
  'the hands of others': (state, seat) =>
    others(state, seat).flatMap(({ hand }) => pile(state, hand)),
  'the order of its own deck': (state, seat) => pile(state, state.seats[seat].deck),
  'the order of the decks of others': (state, seat) =>
    others(state, seat).flatMap(({ deck }) => pile(state, deck)),
  'the order of the trade deck': (state) => pile(state, state.layout.tradeDeck),
  'the chance to come': ({ a, b, c, d }) => [a, b, c, d],
};

/** The cards that lie face down before some Bosses. */
export const faceDown: Peek = (state) => pile(state, state.layout.firstPile);

/** A bot that lets what it has peeked at decide. */
export function peeker(truth: () => GameState, peek: Peek): Bot {
  return {
    name: 'peeker',
    choose({ viewer }, legal) {
      const number = peek(truth(), viewer as Seat).reduce((sum, each) => (31 * sum + each) | 0, 7);
      return legal[(number >>> 0) % legal.length];
    },
  };
}

/** What costs so much is a gift to whoever finds it in the trade row. */
const DEAR = 5;

/** Plays like an honest bot, but does not buy where that would bring a dear card into the trade row. */
export function slyBuyer(truth: () => GameState, honest: Bot): Bot {
  return {
    name: 'sly buyer',
    choose(view, legal, random) {
      const command = honest.choose(view, legal, random);
      const { cards, catalog, layout } = truth();
      const next = cards[layout.tradeDeck + cards[layout.tradeDeck]];
      if (command.type !== 'acquire' || catalog.cost[next] < DEAR) return command;
      return legal.find(({ type }) => type === 'end-turn') ?? command;
    },
  };
}

function others({ seats }: GameState, seat: Seat): GameState['seats'][number][] {
  return seats.filter((_, other) => other !== seat);
}

/** The cards of a pile, the top one last. */
function pile({ cards }: GameState, zone: number): number[] {
  return [...cards.subarray(zone + 1, zone + 1 + cards[zone])];
}
