import { NO_CARD } from '../cards/card-number.ts';
import { cardId, cardNumber } from '../cards/catalog.ts';
import type { GameState, Seat } from '../state/state.ts';
import { fill, pop, push } from '../state/zones.ts';
import { anyOf } from './any-of.ts';
import { attack } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { fillShuffled } from './deal.ts';
import { numberOf, setNumber, TARGET } from './numbers.ts';
import { inOrder, loop, once } from './order.ts';
import { removedCards, without } from './removed-cards.ts';
import {
  drawHand,
  playMostExpensive,
  useAllyAbility,
  useDoubleAllyAbility,
  usePrimaryOfBase,
} from './steps.ts';

/** An emperor with a deck, a hand and two trade decks of his own: the Elite and the Subjects. */
export const defyTheEmpire: Boss = {
  ...CHALLENGE_CARDS['defy-the-empire'],
  ...common,
  setUp: (state, boss, { inOrder: order = [] }) => {
    const { cards, catalog, layout } = state;
    const elite = order.map((id) => cardNumber(catalog, id));
    fill(cards, layout.firstPile, [...elite].reverse());
    fillShuffled(state, layout.secondPile, without(removedCards(state), elite));
    fillShuffled(state, state.seats[boss].deck, catalog.personalDeck);
  },
  turn: inOrder(
    once(chooseNobody(), drawHand),
    loop(
      usePrimaryOfBase,
      useAllyAbility,
      useDoubleAllyAbility,
      playMostExpensive,
      acquire(),
      attack,
    ),
  ),
  // One player, chosen at random the first time, discards all turn long.
  discarding: (state, able) => {
    if (numberOf(state, TARGET) === 0) setNumber(state, TARGET, anyOf(state, able) + 1);
    return able.filter((seat) => seat + 1 === numberOf(state, TARGET));
  },
};

function chooseNobody(): Step {
  return (state) => {
    setNumber(state, TARGET, 0);
    return true;
  };
}

/** The most expensive card it can afford of the tops of its trade decks; of equals that of the Elite. */
function acquire(): Step {
  return (state, boss) => {
    const { catalog, layout } = state;
    const { trade } = state.seats[boss];
    const offers = [
      { zone: layout.firstPile, from: 'elite' },
      { zone: layout.secondPile, from: 'subjects' },
    ] as const;
    const costOf = (zone: number): number => catalog.cost[topOf(state, zone)];
    const affordable = offers.filter(({ zone }) => costOf(zone) <= trade);
    if (affordable.length === 0) return false;
    const [best] = affordable.toSorted((one, other) => costOf(other.zone) - costOf(one.zone));
    buy(state, boss, best.zone, best.from);
    return true;
  };
}

/** The top card of a pile; no card, which costs more than anybody has, if it is empty. */
function topOf({ cards }: GameState, zone: number): number {
  return cards[zone] === 0 ? NO_CARD : cards[zone + cards[zone]];
}

function buy(state: GameState, boss: Seat, zone: number, from: 'elite' | 'subjects'): void {
  const { cards, catalog } = state;
  const own = state.seats[boss];
  const card = pop(cards, zone);
  const paid = catalog.cost[card];
  own.trade -= paid;
  push(cards, own.discard, card);
  if (state.events !== null) {
    const name = cardId(catalog, card);
    state.events.push({ kind: 'boss-acquired', seat: boss, card: name, from, to: 'discard', paid });
  }
}
