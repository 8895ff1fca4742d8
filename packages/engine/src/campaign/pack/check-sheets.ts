import type { CardType } from '../../cards/ability.ts';
import { type Sheet, SIDES } from '../contents.ts';
import { type Checking, error, warning } from './check-pack.ts';

const NUMBERS = [1, 2, 3, 4];

/** Sheets: four of each side, five different costs, stickers that do something and that cards of the trade deck can get. */
export function checkSheets(on: Checking): void {
  const { sheets } = on.pack;
  if (sheets === undefined) return;
  for (const side of SIDES) {
    for (const number of NUMBERS) {
      const same = sheets.flatMap((sheet, i) =>
        sheet.side === side && sheet.number === number ? [i] : [],
      );
      if (same.length === 0) {
        const why = `Sheet ${number} of ${side} is missing. Add it: each side has four.`;
        error(on, 'missing-sheet', ['sheets'], why);
      }
      for (const i of same.slice(1)) {
        const why = `${side} has two sheets ${number}; the first is sheets[${same[0]}]. Change the number or leave one out.`;
        error(on, 'sheet-twice', ['sheets', i], why);
      }
    }
  }
  sheets.forEach((sheet, i) => {
    checkRows(on, sheet, i);
  });
}

function checkRows(on: Checking, { rows }: Sheet, i: number): void {
  rows.forEach(({ cost, ...stickers }, j) => {
    const path = ['sheets', i, 'rows', j];
    if (rows.findIndex((row) => row.cost === cost) !== j) {
      const why = `This sheet has the cost ${cost} twice. Give each of its five rows a cost of its own.`;
      error(on, 'cost-twice', [...path, 'cost'], why);
    }
    for (const type of ['ship', 'base'] as const) {
      if (Object.keys(stickers[type]).length === 0) {
        const why = 'This sticker does nothing. Give it a primary, ally or scrap ability.';
        error(on, 'empty-sticker', [...path, type], why);
      }
      if (!hasCard(on, cost, type)) {
        const why = `No ${type} of the trade deck costs ${cost}, so nobody can use this sticker.`;
        warning(on, 'idle-sticker', [...path, type], why);
      }
    }
  });
}

/** Whether the trade deck has such a card, as far as it could be read. */
function hasCard({ pack, cards }: Checking, cost: number, type: CardType): boolean {
  if (cards === null || pack.tradeDeck === undefined) return true;
  return Object.keys(pack.tradeDeck).some((id) => {
    const card = cards.get(id);
    return card?.cost === cost && card.type === type;
  });
}
