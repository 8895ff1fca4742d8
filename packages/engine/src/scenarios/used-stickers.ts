/** The used stickers of a game, as a list and as the bits of its state. */
import type { Sheet } from '../campaign/contents.ts';
import type { CardType } from '../cards/ability.ts';
import type { UsedSticker } from '../setup.ts';
import type { GameState, Seat } from '../state/state.ts';
import { markUsed, SHEET_ROWS, stickersUsed } from './numbers.ts';
import type { ScenarioAtTable } from './scenario.ts';

/** How many places above the ship's sticker of a row that of a type lies. */
const SHIFT: Readonly<Record<CardType, number>> = { ship: 0, base: SHEET_ROWS };

/** All stickers that have been used so far: by seat, sheet and cost. */
export function usedStickers(state: GameState): UsedSticker[] {
  const { sheets } = state.format.scenario as ScenarioAtTable;
  const found: UsedSticker[] = [];
  for (const [seat, own] of sheets.entries()) {
    for (const sheet of own) {
      if (stickersUsed(state, seat, sheet.number - 1) === 0) continue;
      for (const [row, { cost }] of sheet.rows.entries()) {
        const type = typeUsed(state, seat, sheet, row);
        if (type !== null) found.push({ side: sheet.side, sheet: sheet.number, cost, type });
      }
    }
  }
  return found;
}

/** On what type of card the sticker of a row was used; null if neither was. */
export function typeUsed(
  state: GameState,
  seat: Seat,
  { number }: Sheet,
  row: number,
): CardType | null {
  const used = stickersUsed(state, seat, number - 1) >> row;
  if (((used >> SHIFT.ship) & 1) === 1) return 'ship';
  return ((used >> SHIFT.base) & 1) === 1 ? 'base' : null;
}

/** Marks stickers of the list as used. */
export function restoreStickers(state: GameState, used: readonly UsedSticker[]): void {
  const { contents, sides } = state.format.scenario as ScenarioAtTable;
  for (const { side, sheet, cost, type } of used) {
    const rows = contents.sheets.find((each) => each.side === side && each.number === sheet)?.rows;
    const row = rows?.findIndex((each) => each.cost === cost) ?? -1;
    if (row >= 0) markUsed(state, sides.indexOf(side), sheet - 1, 1 << (row + SHIFT[type]));
  }
}
