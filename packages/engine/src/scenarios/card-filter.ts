import type { CardFilter } from '../campaign/contents.ts';
import type { Card } from '../cards/card.ts';
import type { Catalog } from '../cards/catalog.ts';

/** By card number, 1 where a rule with this filter is about the card. */
export function cardsThat(catalog: Catalog, filter: CardFilter): Uint8Array {
  return Uint8Array.from(catalog.cards, (card) => Number(card !== null && meets(card, filter)));
}

/** A card that has been upgraded is still the card below its stickers. */
function meets(card: Card, { card: id, type, faction, upgraded }: CardFilter): boolean {
  return (
    (id === undefined || card.id === id || card.upgrade?.of === id) &&
    (type === undefined || card.type === type) &&
    (faction === undefined || card.factions.includes(faction)) &&
    (upgraded === undefined || (card.upgrade !== undefined) === upgraded)
  );
}
