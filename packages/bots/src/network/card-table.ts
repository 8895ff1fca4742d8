import type { Catalog } from '@openrealms/engine';
import { CARD_NUMBERS, cardVector } from './card-vector.ts';
import { ZONES } from './encoding.ts';
import type { Weights } from './network.ts';

/** Writes the row of each card in each zone: for zone * cards + card. */
export function fillTable(
  table: Float32Array,
  { cards, hidden, zones }: Weights,
  catalog: Catalog,
  isAnonymous?: (card: number) => boolean,
): void {
  const size = catalog.cards.length;
  table.fill(0, 0, ZONES * size * hidden);
  catalog.cards.forEach((card, number) => {
    if (card === null) return;
    const vector = cardVector(card);
    // A card with stickers on it has what is its own from the card below them.
    const own = isAnonymous?.(number) ? undefined : cards.get(card.upgrade?.of ?? card.id);
    for (let zone = 0; zone < ZONES; zone++) {
      const row = (zone * size + number) * hidden;
      for (let i = 0; i < CARD_NUMBERS; i++) {
        const x = vector[i];
        if (x === 0) continue;
        const from = (zone * CARD_NUMBERS + i) * hidden;
        for (let h = 0; h < hidden; h++) table[row + h] += x * zones[from + h];
      }
      if (own === undefined) continue;
      for (let h = 0; h < hidden; h++) table[row + h] += own[zone * hidden + h];
    }
  });
}
