/** Upgrading a card at the moment of acquiring it. */
import type { CardNumber } from '../cards/card-number.ts';
import type { GameState, Seat } from '../state/state.ts';
import { markUsed, SHEET_ROWS, SHEETS, stickersUsed } from './numbers.ts';
import type { ScenarioAtTable } from './scenario.ts';

/** How many sheets a player has. */
export function sheetsOf({ format }: GameState, seat: Seat): number {
  return format.scenario?.upgrades[seat].length ?? 0;
}

/**
 * What the stickers of this sheet, counted from 0, make of a card; 0 if they cannot: none is for it, or one of its cost has been
 * used.
 */
export function upgradeOf(
  state: GameState,
  seat: Seat,
  sheet: number,
  card: CardNumber,
): CardNumber {
  const scenario = state.format.scenario as ScenarioAtTable;
  const used = stickersUsed(state, seat, sheet);
  const row = scenario.rows[seat][sheet][card];
  return ((used | (used >> SHEET_ROWS)) & row) === 0 ? scenario.upgrades[seat][sheet][card] : 0;
}

/** What it costs this player to acquire a card. */
export function priceOf({ catalog, format }: GameState, seat: Seat, card: CardNumber): number {
  return (format.scenario?.prices[seat] ?? catalog.cost)[card];
}

/** What it costs this player in addition to upgrade a card. */
export function upgradePriceOf(
  { catalog, format }: GameState,
  seat: Seat,
  card: CardNumber,
): number {
  return format.scenario?.upgradePrices[seat][catalog.isShip[card]] ?? 0;
}

/** Puts the stickers of a sheet, counted from 0, on a card: it is another design from now on. */
export function upgrade(state: GameState, seat: Seat, sheet: number, card: CardNumber): CardNumber {
  const design = upgradeOf(state, seat, sheet, card);
  const row = (state.format.scenario as ScenarioAtTable).rows[seat][sheet][card];
  const isBase = state.catalog.isBase[card];
  markUsed(state, seat, sheet, row << (isBase * SHEET_ROWS));
  return design;
}

/** How many stickers of a sheet, counted from 0, a player has used. */
export function countUsed(state: GameState, seat: Seat, sheet: number): number {
  let bits = stickersUsed(state, seat, sheet);
  let used = 0;
  for (; bits !== 0; bits >>= 1) used += bits & 1;
  return used;
}

/** How many stickers of the scenario's own sheet win it. */
const POLITICAL_VICTORY = 5;

/** How much of the way to a Political Victory a player has gone, from 0 to 1; 0 where there is none. */
export function politicalProgress(state: GameState, seat: Seat): number {
  const number = state.format.scenario?.number ?? 0;
  if (number === 0 || number > SHEETS) return 0;
  return countUsed(state, seat, number - 1) / POLITICAL_VICTORY;
}

/** Whether this player has won by the stickers of the sheet that came with this scenario. */
export function isPoliticalVictory(state: GameState, seat: Seat): boolean {
  const { number } = state.format.scenario as ScenarioAtTable;
  return number <= SHEETS && countUsed(state, seat, number - 1) >= POLITICAL_VICTORY;
}
