import type { CardNumber } from '../cards/card-number.ts';
import { BASES, FREE_COST_SHIFT, FREE_TO_TOP, SHIPS } from '../cards/instructions.ts';
import {
  CHOOSE_EXPLORER,
  CHOOSE_FROM_ROW,
  code,
  firstOf,
  kindOf,
  secondOf,
} from '../commands/code.ts';
import {
  acquireExplorer,
  acquireFromRow,
  canGoToDiscard,
  canGoToTop,
  spendToTop,
} from '../rules/acquire.ts';
import { AT, DONE, SEAT } from '../state/frame-entries.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { Choice } from './choice.ts';

/**
 * Acquire a card of the trade row or the Explorer pile without paying. One that would go to the discard pile is like one
 * that is bought for what waits to put a card on top of the deck.
 */
export const acquireFree: Choice = {
  list(state, frame, codes, n) {
    const { cards, catalog, layout } = state;
    const seat = cards[frame + SEAT];
    const terms = catalog.code[cards[frame + AT] + 3];
    let next = n;
    for (let space = 0; space < ROW_SPACES; space++) {
      const card = cards[layout.tradeRow + space];
      if (!isEligible(state, card, terms)) continue;
      next = listPlaces(state, seat, card, terms, code(CHOOSE_FROM_ROW, space), codes, next);
    }
    const { explorer } = catalog;
    if (state.explorers > 0 && isEligible(state, explorer, terms)) {
      next = listPlaces(state, seat, explorer, terms, code(CHOOSE_EXPLORER), codes, next);
    }
    return next;
  },
  answer(state, frame, command) {
    const { cards, catalog, layout } = state;
    const seat = cards[frame + SEAT];
    const toTop = (catalog.code[cards[frame + AT] + 3] & FREE_TO_TOP) !== 0;
    const fromPile = kindOf(command) === CHOOSE_EXPLORER;
    const space = firstOf(command);
    const onTop = toTop || secondOf(command) === 1;
    if (!toTop) {
      spendToTop(state, seat, fromPile ? catalog.explorer : cards[layout.tradeRow + space]);
    }
    if (fromPile) acquireExplorer(state, seat, onTop, 0);
    else acquireFromRow(state, seat, space, onTop, 0);
    cards[frame + DONE]++;
  },
};

/** Entry 0, no card, is neither a ship nor a base. */
function isEligible({ catalog }: GameState, card: CardNumber, terms: number): boolean {
  const types = (catalog.isShip[card] && SHIPS) | (catalog.isBase[card] && BASES);
  return (types & terms) !== 0 && catalog.cost[card] <= terms >> FREE_COST_SHIFT;
}

/** The command that takes the card where the ability says, or those for the places where it may go instead. */
function listPlaces(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  terms: number,
  take: number,
  codes: Int32Array,
  n: number,
): number {
  let next = n;
  const hasPlace = (terms & FREE_TO_TOP) !== 0;
  if (hasPlace || canGoToDiscard(state, seat, card)) codes[next++] = take;
  if (!hasPlace && canGoToTop(state, seat, card)) {
    codes[next++] = code(kindOf(take), firstOf(take), 1);
  }
  return next;
}
