import type { Box, CampaignContents, CardId } from '@openrealms/engine';
import { cardBook, stickerText } from '@openrealms/narrator';
import type { Design } from '../designs.ts';

/** Every sticker of a campaign as something that can be acquired: by sheet, cost and type. */
export function stickerDesigns(box: Box, { sheets }: CampaignContents): Design[] {
  const book = cardBook([box], 'en');
  return sheets.flatMap(({ side, number, rows }) =>
    rows.flatMap((row) =>
      (['ship', 'base'] as const).map(
        (type): Design => ({
          id: stickerId(side, number, row.cost, type),
          name: stickerText(row[type], side, book).join(' '),
          box: box.id,
          type,
          factions: [side],
          cost: row.cost,
          copies: null,
        }),
      ),
    ),
  );
}

/** Where the sticker on each upgraded card is in a list of designs. */
export function stickerPlaces(designs: readonly Design[], box: Box): ReadonlyMap<CardId, number> {
  const places = new Map(designs.map(({ id }, i) => [id, i]));
  return new Map(
    box.cards.flatMap(({ id, cost, type, upgrade }) => {
      if (upgrade === undefined) return [];
      const place = places.get(stickerId(upgrade.side, upgrade.sheet, cost, type));
      return place === undefined ? [] : [[id, place] as const];
    }),
  );
}

function stickerId(side: string, sheet: number, cost: number, type: string): string {
  return `${side} ${sheet}: ${type} of ${cost}`;
}
