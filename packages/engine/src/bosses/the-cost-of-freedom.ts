import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { cardId, cardNumber } from '../cards/catalog.ts';
import { defeat } from '../rules/defeat.ts';
import { refill, takeFromRow } from '../rules/trade-row.ts';
import { ROW_SPACES } from '../state/layout.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { count, fill, pop, push, toArray } from '../state/zones.ts';
import { anyOf, highest } from './any-of.ts';
import { attack } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { fillShuffled } from './deal.ts';
import { gainCombat } from './effects.ts';
import { livingPlayers, playersOf } from './numbers.ts';
import { inOrder, loop, once } from './order.ts';
import { removedCards, without } from './removed-cards.ts';
import {
  drawHand,
  playMostExpensive,
  useAllyAbility,
  useDoubleAllyAbility,
  usePrimaryOfBase,
} from './steps.ts';

/** So many cards of the Assets Ledger give the Boss 1 combat every turn; a single player has little to lose. */
const assetsPerCombat = (players: number): number => (players === 1 ? 2 : 1);
/** For every so many cards in the ledger one comes from the Acquisition Deck. */
const ASSETS_PER_ACQUISITION = 3;

/**
 * A company that buys up the trade row. Every card in its Assets Ledger, against a single player every second one, gives it 1
 * combat at the start of its turn. For every third card there it takes the top card of the Acquisition Deck on top of its deck.
 * If it has to take one and there is none left, it has bought the players' realm, and they have lost.
 */
export const theCostOfFreedom: Boss = {
  ...CHALLENGE_CARDS['the-cost-of-freedom'],
  ...common,
  setUp: (state, boss, { shuffled = [], more = {}, bottom = '' }) => {
    const { cards, catalog, layout } = state;
    const names = [...shuffled, ...(more[playersOf(state)] ?? [])];
    const above = names.map((id) => cardNumber(catalog, id));
    const below = cardNumber(catalog, bottom);
    fillShuffled(state, layout.firstPile, above);
    fill(cards, layout.firstPile, [below, ...toArray(cards, layout.firstPile)]);
    const deck = without(removedCards(state), [...above, below]);
    fillShuffled(state, state.seats[boss].deck, deck);
  },
  turn: inOrder(
    once(gainForAssets(), drawHand),
    loop(
      usePrimaryOfBase,
      useAllyAbility,
      useDoubleAllyAbility,
      playMostExpensive,
      acquire(),
      attack,
    ),
  ),
  foresee: (state) => ({
    combat: combatForAssets(state),
    purchases: ASSETS_PER_ACQUISITION - (assetsOf(state) % ASSETS_PER_ACQUISITION),
  }),
};

function assetsOf({ cards, layout }: GameState): number {
  return count(cards, layout.secondPile);
}

function combatForAssets(state: GameState): number {
  return Math.floor(assetsOf(state) / assetsPerCombat(playersOf(state)));
}

function gainForAssets(): Step {
  return (state, boss) => {
    gainCombat(state, boss, combatForAssets(state));
    return true;
  };
}

/** Buys the most expensive card of the trade row that it can afford. */
function acquire(): Step {
  return (state, boss) => {
    const { cards, catalog, layout } = state;
    const { trade } = state.seats[boss];
    const price = (space: number): number => catalog.cost[cards[layout.tradeRow + space]];
    const spaces = Array.from({ length: ROW_SPACES }, (_, space) => space).filter(
      (space) => price(space) <= trade,
    );
    if (spaces.length === 0) return false;
    const space = anyOf(state, highest(spaces, price));
    state.seats[boss].trade -= price(space);
    const card = takeFromRow(state, space);
    push(cards, layout.secondPile, card);
    tell(state, boss, card, 'trade-row', 'ledger', catalog.cost[card]);
    refill(state, space);
    if (assetsOf(state) % ASSETS_PER_ACQUISITION === 0) takeAcquisition(state, boss);
    return !isOver(state);
  };
}

/** The next card of the Acquisition Deck; without one the players have lost. */
function takeAcquisition(state: GameState, boss: Seat): void {
  const { cards, layout } = state;
  if (count(cards, layout.firstPile) === 0) {
    defeat(state, livingPlayers(state)[0]);
    return;
  }
  const card = pop(cards, layout.firstPile);
  const own = state.seats[boss];
  push(cards, own.deck, card);
  own.knownTop++;
  tell(state, boss, card, 'acquisition-deck', 'top-of-deck', 0);
}

function tell(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  from: 'trade-row' | 'acquisition-deck',
  to: 'ledger' | 'top-of-deck',
  paid: number,
): void {
  if (state.events === null || card === NO_CARD) return;
  state.events.push({
    kind: 'boss-acquired',
    seat,
    card: cardId(state.catalog, card),
    from,
    to,
    paid,
  });
}
