import { type CardNumber, NO_CARD } from '../cards/card-number.ts';
import { putIntoPlay } from '../rules/play.ts';
import { drawTradeCard } from '../rules/trade-row.ts';
import type { GameState, Seat } from '../state/state.ts';
import { toArray } from '../state/zones.ts';
import { attack } from './attack.ts';
import type { Boss, Step } from './boss.ts';
import { CHALLENGE_CARDS } from './challenge-cards.ts';
import { common } from './common.ts';
import { COUNT, numberOf, playersOf, setNumber } from './numbers.ts';
import { again, inOrder, loop, once } from './order.ts';
import { reveal } from './row.ts';
import { useAllyAbility, useDoubleAllyAbility, usePrimaryOfBase } from './steps.ts';

/** An armada that plays off the trade deck, more of it every turn: as much as its Assimilation Count says. */
export const automatons: Boss = {
  ...CHALLENGE_CARDS.automatons,
  ...common,
  setUp: (state) => setNumber(state, COUNT, 4 * (playersOf(state) - 1)),
  turn: inOrder(
    again(playFromTradeDeck()),
    loop(usePrimaryOfBase, useAllyAbility, useDoubleAllyAbility, attack),
    once(addToCount()),
  ),
  // Whoever is made to discard, all others discard as many.
  discarding: (_state, able) => able,
  foresee: (state, boss) => ({ playedCost: costOf(state, playedBy(state, boss)) }),
};

/** Plays the top card of the trade deck, the first in any case, then while all of them together cost less than the count. */
function playFromTradeDeck(): Step {
  return (state, boss) => {
    const played = playedBy(state, boss);
    if (played.length > 0 && costOf(state, played) >= numberOf(state, COUNT)) return false;
    const card = drawTradeCard(state);
    if (card === NO_CARD) return false;
    reveal(state, boss, card, 'in-play');
    putIntoPlay(state, boss, card);
    return true;
  };
}

function addToCount(): Step {
  return (state, boss) => {
    const count = numberOf(state, COUNT) + 1;
    setNumber(state, COUNT, count);
    state.events?.push({ kind: 'boss-counts', seat: boss, count });
    return true;
  };
}

function playedBy(state: GameState, boss: Seat): CardNumber[] {
  return toArray(state.cards, state.seats[boss].played);
}

function costOf(state: GameState, cards: readonly CardNumber[]): number {
  return cards.reduce((sum, card) => sum + state.catalog.cost[card], 0);
}
