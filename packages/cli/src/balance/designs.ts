import type { Box, CardId, CardType, Faction, Setup } from '@openrealms/engine';
import { tradeDeckOf } from './subject.ts';

/** Something that can be acquired in the games that are measured: a card, or a sticker on one. */
export interface Design {
  readonly id: CardId;
  readonly name: string;
  /** The id of its box. */
  readonly box: string;
  readonly type: CardType;
  readonly factions: readonly Faction[];
  readonly cost: number;
  /** In the trade deck; null for the card of the pile beside it, and for a sticker. */
  readonly copies: number | null;
}

/** What can be acquired at a table: the trade cards, then Explorers. Upgraded cards are none of their own. */
export function designsOf(table: Pick<Setup, 'boxes' | 'tradeDeck'>): Design[] {
  const copies = Object.entries(tradeDeckOf(table)).filter(([, count]) => count > 0);
  const explorers = [...new Set(table.boxes.map(({ explorerPile }) => explorerPile.card))];
  const all = table.boxes.flatMap((box) => box.cards.map((card) => ({ card, box })));
  return [...copies, ...explorers.map((id) => [id, null] as const)].map(([id, count]) => {
    const { card, box } = all.find((each) => each.card.id === id)!;
    const { name, type, factions, cost } = card;
    return { id, name, box: box.id, type, factions, cost, copies: count };
  });
}

/** Where each card is in a list of designs, an upgraded one where the card below its stickers is. */
export function placesOf(
  designs: readonly Design[],
  boxes: readonly Box[],
): ReadonlyMap<CardId, number> {
  const places = new Map(designs.map(({ id }, i) => [id, i]));
  for (const { id, upgrade } of boxes.flatMap(({ cards }) => cards)) {
    const below = upgrade === undefined ? undefined : places.get(upgrade.of);
    if (below !== undefined) places.set(id, below);
  }
  return places;
}
