/** The sticker sheets of a scenario game. */
import {
  type Card,
  type Seat,
  type Sheet,
  type SheetNumber,
  type SheetView,
  stickerFor,
  type View,
} from '@openrealms/engine';
import { stickerText } from '@openrealms/narrator';
import type { Wording } from './actions.ts';

/** A sheet as it is printed and as it lies there. */
interface OpenSheet {
  readonly sheet: Sheet;
  readonly rows: SheetView['rows'];
}

/** The sheets that lie before a seat, in order. */
function sheetsOf(seat: Seat, { scenario }: View, { contents }: Wording): OpenSheet[] {
  const side = scenario?.sides[seat];
  return (scenario?.sheets[seat] ?? []).flatMap(({ number, rows }) => {
    const sheet = contents?.sheets.find((each) => each.side === side && each.number === number);
    return sheet === undefined ? [] : [{ sheet, rows }];
  });
}

/** The sheets of a seat that have a sticker left for a card. */
export function sheetsFor(
  { factions, upgrade, cost }: Card,
  seat: Seat,
  { scenario }: View,
): SheetNumber[] {
  if (factions.length === 0 || upgrade !== undefined) return [];
  return (scenario?.sheets[seat] ?? [])
    .filter(({ rows }) => rows.some((row) => row.cost === cost && row.used === null))
    .map(({ number }) => number);
}

/** What the sticker of a sheet does on a card, in one line, and whether the game is won by it. */
export function stickerLabel(
  card: Card,
  number: SheetNumber,
  view: View,
  wording: Wording,
): string {
  const seat = view.viewer as Seat;
  const own = sheetsOf(seat, view, wording).find(({ sheet }) => sheet.number === number)?.sheet;
  const sticker = own === undefined ? null : stickerFor(card, own);
  if (own === undefined || sticker === null) return '';
  const text = stickerText(sticker, own.side, wording.book).join(' ');
  const wins =
    number === view.scenario?.number && view.scenario.political?.[seat] === stickersToWin(view) - 1;
  return wins ? `${text} ${wording.scenario.winsTheGame}` : text.replace(/\.$/, '');
}

/** How many stickers of the scenario's own sheet win the game: all that can be used of it. */
export function stickersToWin({ scenario }: View): number {
  const sheets = scenario?.sheets[0] ?? [];
  return sheets.find(({ number }) => number === scenario?.number)?.rows.length ?? 0;
}

/** All sheets on the table, a heading and a line for each cost; those of this seat come first. */
export function sheetLines(first: Seat, view: View, wording: Wording): string[] {
  return [first, 1 - first].flatMap((seat) =>
    sheetsOf(seat, view, wording).flatMap((open) => [
      sheetHeading(open, wording.names[seat], wording),
      ...sheetRows(open, wording),
    ]),
  );
}

/** Like "Sheet 1, You, Star Empire: 2 of 5". */
export function sheetHeading(
  { sheet, rows }: OpenSheet,
  owner: string,
  { scenario, words }: Pick<Wording, 'scenario' | 'words'>,
): string {
  const used = rows.filter((row) => row.used !== null).length;
  const name = scenario.sheetOf(sheet.number, `${owner}, ${scenario.sides[sheet.side]}`);
  return `${name}${words.colon} ${scenario.used(used, rows.length)}`;
}

/** A line for each cost of a sheet: both stickers, or that it is used. */
export function sheetRows(
  { sheet, rows }: OpenSheet,
  { scenario, book }: Pick<Wording, 'scenario' | 'book'>,
): string[] {
  return sheet.rows.map(({ cost, ship, base }, i) => {
    const used = rows[i]?.used ?? null;
    const text = ([type, sticker]: readonly ['ship' | 'base', typeof ship]): string =>
      scenario.sticker(type, stickerText(sticker, sheet.side, book).join(' ').replace(/\.$/, ''));
    const what =
      used === null
        ? [['ship', ship] as const, ['base', base] as const].map(text).join(' · ')
        : scenario.stickerUsed(used);
    return `  ${scenario.cost(cost)}  ${what}`;
  });
}
