import type { Sheet } from '../campaign/contents.ts';
import { NO_CARD } from '../cards/card-number.ts';
import { SHEETS, turnsOf } from '../scenarios/numbers.ts';
import type { ScenarioAtTable } from '../scenarios/scenario.ts';
import { combatAfter } from '../scenarios/third-party.ts';
import { countUsed } from '../scenarios/upgrades.ts';
import { typeUsed } from '../scenarios/used-stickers.ts';
import { ROW_SPACES } from '../state/layout.ts';
import { scenarioData } from '../state/scenario-data.ts';
import type { GameState, Seat } from '../state/state.ts';
import type { Prices, ScenarioView, SheetView } from './view.ts';

/** What everybody knows of a scenario game. */
export function scenarioView(state: GameState, scenario: ScenarioAtTable): ScenarioView {
  const { number, sheets, sides, thirdParty } = scenario;
  const bySeat = <T>(of: (seat: Seat) => T): T[] => sides.map((_, seat) => of(seat));
  return {
    ...scenarioData(state, scenario),
    sheets: sheets.map((own, seat) => own.map((sheet) => sheetView(state, seat, sheet))),
    political: number > SHEETS ? null : bySeat((seat) => countUsed(state, seat, number - 1)),
    thirdParty: thirdParty && bySeat((seat) => combatAfter(thirdParty, turnsBefore(state, seat))),
    prices: bySeat((seat) => pricesFor(state, scenario, seat)),
  };
}

function pricesFor(
  { cards, catalog, layout }: GameState,
  { prices, upgradePrices }: ScenarioAtTable,
  seat: Seat,
): Prices {
  const [base, ship] = upgradePrices[seat];
  return {
    tradeRow: Array.from({ length: ROW_SPACES }, (_, space) => {
      const card = cards[layout.tradeRow + space];
      return card === NO_CARD ? null : prices[seat][card];
    }),
    explorer: prices[seat][catalog.explorer],
    upgrade: { ship, base },
  };
}

function sheetView(state: GameState, seat: Seat, sheet: Sheet): SheetView {
  return {
    number: sheet.number,
    rows: sheet.rows.map(({ cost }, row) => ({ cost, used: typeUsed(state, seat, sheet, row) })),
  };
}

/** The turns that a player has had before the one that is under way, or before the next. */
function turnsBefore(state: GameState, seat: Seat): number {
  const isUnderWay = (state.active >> seat) & 1;
  return turnsOf(state, seat) - isUnderWay;
}
