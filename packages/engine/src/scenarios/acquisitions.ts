/** What can be acquired in a scenario game: at the prices of its rules, and with stickers. */
import type { CardNumber } from '../cards/card-number.ts';
import { ACQUIRE, ACQUIRE_EXPLORER, type CommandCode, code, withSheet } from '../commands/code.ts';
import { listPlaces } from '../rules/acquire.ts';
import { ROW_SPACES } from '../state/layout.ts';
import type { GameState, Seat } from '../state/state.ts';
import { priceOf, sheetsOf, upgradeOf, upgradePriceOf } from './upgrades.ts';

/** Writes the commands that acquire something from `codes[n]` on and returns the next index. */
export function listScenarioAcquisitions(
  state: GameState,
  seat: Seat,
  codes: Int32Array,
  n: number,
): number {
  const { trade } = state.seats[seat];
  let next = n;
  for (let space = 0; space < ROW_SPACES; space++) {
    const card = state.cards[state.layout.tradeRow + space];
    const price = priceOf(state, seat, card);
    if (price > trade) continue;
    const take = code(ACQUIRE, space);
    next = listPlaces(state, seat, card, take, codes, next);
    next = listUpgrades(state, seat, card, price, take, false, codes, next);
  }
  const { explorer } = state.catalog;
  if (state.explorers > 0 && priceOf(state, seat, explorer) <= trade) {
    next = listPlaces(state, seat, explorer, code(ACQUIRE_EXPLORER), codes, next);
  }
  return next;
}

/**
 * Writes, for each sheet that has a sticker left for a card of the trade row, the commands that acquire it upgraded. `take` is the
 * command that acquires it without, for `price`; the card may go only one way if `hasPlace`.
 */
export function listUpgrades(
  state: GameState,
  seat: Seat,
  card: CardNumber,
  price: number,
  take: CommandCode,
  hasPlace: boolean,
  codes: Int32Array,
  n: number,
): number {
  if (price + upgradePriceOf(state, seat, card) > state.seats[seat].trade) return n;
  let next = n;
  for (let sheet = 0; sheet < sheetsOf(state, seat); sheet++) {
    if (upgradeOf(state, seat, sheet, card) === 0) continue;
    const upgraded = withSheet(take, sheet + 1);
    if (hasPlace) codes[next++] = upgraded;
    else next = listPlaces(state, seat, card, upgraded, codes, next);
  }
  return next;
}
