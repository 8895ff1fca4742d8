import type { CampaignContents, Side, View } from '@openrealms/engine';
import { loadedBoxes } from '../../match/shelf.ts';

/** What the campaign of a scenario game has in its box; undefined for every other game. */
export function contentsAt({ boxes, scenario }: View): CampaignContents | undefined {
  if (scenario === undefined) return undefined;
  return loadedBoxes().find(
    ({ id, version }) => id === boxes[0]?.id && version === boxes[0].version,
  )?.campaign;
}

/** The sheets that lie before a seat, with what is used of them, in order. */
export function sheetsAt(view: View, seat: number) {
  const { scenario } = view;
  const side: Side | undefined = scenario?.sides[seat];
  const all = contentsAt(view)?.sheets.filter((sheet) => sheet.side === side) ?? [];
  return (scenario?.sheets[seat] ?? []).flatMap(({ number, rows }) => {
    const sheet = all.find((each) => each.number === number);
    return sheet === undefined ? [] : [{ sheet, used: rows.map((row) => row.used) }];
  });
}

/** How many stickers of the scenario's own sheet win the game: all that can be used of it. */
export function stickersToWin({ scenario }: View): number {
  const sheets = scenario?.sheets[0] ?? [];
  return sheets.find(({ number }) => number === scenario?.number)?.rows.length ?? 0;
}
