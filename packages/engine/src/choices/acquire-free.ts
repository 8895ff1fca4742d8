import type { CardNumber } from '../cards/card-number.ts';
import { BASES, FREE_COST_SHIFT, FREE_TO_TOP, SHIPS } from '../cards/instructions.ts';
import {
  CHOOSE_EXPLORER,
  CHOOSE_FROM_ROW,
  code,
  firstOf,
  kindOf,
  secondOf,
  sheetOf,
  TO_TOP,
} from '../commands/code.ts';
import { acquireExplorer, acquireFromRow, listPlaces, spendToTop } from '../rules/acquire.ts';
import { listUpgrades } from '../scenarios/acquisitions.ts';
import { AT, DONE, SEAT } from '../state/frame-entries.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState } from '../state/state.ts';
import type { Choice } from './choice.ts';

/**
 * Acquire a card of the trade row or the Explorer pile without paying; only upgrading it costs something. One that would go to the discard pile is like one
 * that is bought for what waits to put a card on top of the deck.
 */
export const acquireFree: Choice = {
  list(state, frame, codes, n) {
    const { cards, catalog, layout } = state;
    const seat = cards[frame + SEAT];
    const terms = catalog.code[cards[frame + AT] + 3];
    const hasPlace = (terms & FREE_TO_TOP) !== 0;
    let next = n;
    for (let space = 0; space < ROW_SPACES; space++) {
      const card = cards[layout.tradeRow + space];
      if (!isEligible(state, card, terms)) continue;
      const take = code(CHOOSE_FROM_ROW, space);
      if (hasPlace) codes[next++] = take;
      else next = listPlaces(state, seat, card, take, codes, next);
      if (state.format.scenario !== null) {
        next = listUpgrades(state, seat, card, 0, take, hasPlace, codes, next);
      }
    }
    const { explorer } = catalog;
    if (state.explorers > 0 && isEligible(state, explorer, terms)) {
      const take = code(CHOOSE_EXPLORER);
      if (hasPlace) codes[next++] = take;
      else next = listPlaces(state, seat, explorer, take, codes, next);
    }
    return next;
  },
  answer(state, frame, command) {
    const { cards, catalog, layout } = state;
    const seat = cards[frame + SEAT];
    const toTop = (catalog.code[cards[frame + AT] + 3] & FREE_TO_TOP) !== 0;
    const fromPile = kindOf(command) === CHOOSE_EXPLORER;
    const space = firstOf(command);
    const onTop = toTop || (secondOf(command) & TO_TOP) !== 0;
    if (!toTop) {
      spendToTop(state, seat, fromPile ? catalog.explorer : cards[layout.tradeRow + space]);
    }
    if (fromPile) acquireExplorer(state, seat, onTop, 0);
    else acquireFromRow(state, seat, space, onTop, 0, sheetOf(command));
    cards[frame + DONE]++;
  },
};

/** Entry 0, no card, is neither a ship nor a base. */
function isEligible({ catalog }: GameState, card: CardNumber, terms: number): boolean {
  const types = (catalog.isShip[card] && SHIPS) | (catalog.isBase[card] && BASES);
  return (types & terms) !== 0 && catalog.cost[card] <= terms >> FREE_COST_SHIFT;
}
