import type { CardNumber } from '../cards/card-number.ts';
import { cardId, cardNumber } from '../cards/catalog.ts';
import { triggerAllies } from '../rules/allies.ts';
import { drawCards, reshuffle } from '../rules/draw.ts';
import { enterPlay } from '../rules/in-play.ts';
import { putIntoPlay } from '../rules/play.ts';
import type { GameState, Seat } from '../state/state.ts';
import { count, fill, pop, removeOne, toArray } from '../state/zones.ts';
import { anyOf, highest } from './any-of.ts';
import { attack } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { gainCombat } from './effects.ts';
import { playersOf } from './numbers.ts';
import { inOrder, loop, once } from './order.ts';
import { different, useAllyAbility, useDoubleAllyAbility, usePrimaryOfBase } from './steps.ts';

/** Combat instead of a card, where no base can come back. */
const NO_BASE = 7;

/** A swarm whose ten cards come one after the other, in an order that everybody knows. */
export const blobAssault: Boss = {
  ...CHALLENGE_CARDS['blob-assault'],
  ...common,
  setUp: (state, boss, { inOrder: deck = [], discard = [] }) => {
    const own = state.seats[boss];
    const numbers = (ids: readonly string[]) => ids.map((id) => cardNumber(state.catalog, id));
    fill(state.cards, own.deck, numbers(deck).reverse());
    fill(state.cards, own.discard, numbers(discard));
    own.knownTop = deck.length;
  },
  turn: inOrder(
    once(playTopCard(), drawForOtherPlayers()),
    loop(usePrimaryOfBase, useAllyAbility, useDoubleAllyAbility, attack),
  ),
  insteadOfDrawing: (state, boss) => {
    if (!returnBase(state, boss)) gainCombat(state, boss, NO_BASE);
  },
  foresee: (state, boss) => {
    const draws = drawsFor(state);
    const { deck, played } = state.seats[boss];
    // Before it plays its card, an empty deck takes the whole discard pile: nothing comes back.
    const reshuffles = count(state.cards, deck) + count(state.cards, played) === 0;
    const returns = reshuffles ? [] : returning(state, boss);
    const bases = reshuffles ? 0 : Math.min(draws, basesDiscarded(state, boss).length);
    return {
      draws,
      bases,
      returns: returns.map((card) => cardId(state.catalog, card)),
      combat: NO_BASE * (draws - bases),
    };
  },
};

/** Plays the top card of its deck; an empty deck is its discard pile, shuffled. */
function playTopCard(): Step {
  return (state, boss) => {
    const own = state.seats[boss];
    if (count(state.cards, own.deck) === 0) {
      if (count(state.cards, own.discard) === 0) return false;
      reshuffle(state, boss);
    }
    if (own.knownTop > 0) own.knownTop--;
    putIntoPlay(state, boss, pop(state.cards, own.deck));
    return true;
  };
}

function drawForOtherPlayers(): Step {
  return (state, boss) => {
    drawCards(state, boss, drawsFor(state));
    return true;
  };
}

/** Once for each player beyond the first. */
function drawsFor(state: GameState): number {
  return playersOf(state) - 1;
}

/** The cheapest bases of its discard pile, of which one comes back. */
function returning(state: GameState, boss: Seat): CardNumber[] {
  const bases = basesDiscarded(state, boss);
  return bases.length === 0 ? [] : different(highest(bases, (card) => -state.catalog.cost[card]));
}

function basesDiscarded({ cards, catalog, seats }: GameState, boss: Seat): CardNumber[] {
  return toArray(cards, seats[boss].discard).filter((card) => catalog.isBase[card] === 1);
}

/** Puts the cheapest base of its discard pile into play, if there is one. */
function returnBase(state: GameState, boss: Seat): boolean {
  const { cards, catalog } = state;
  const { discard } = state.seats[boss];
  const bases = returning(state, boss);
  if (bases.length === 0) return false;
  const card = anyOf(state, bases);
  removeOne(cards, discard, card);
  const slot = enterPlay(state, boss, card);
  triggerAllies(state, boss);
  if (state.events !== null) {
    const name = cardId(catalog, card);
    state.events.push({ kind: 'base-returned', seat: boss, card: name, slot });
  }
  return true;
}
