import type { Sheet } from '../campaign/contents.ts';
import type { Catalog } from '../cards/catalog.ts';

/** By card number, the design that the stickers of this sheet make of the card; 0 where they cannot. */
export function upgradesOf({ cards, numbers }: Catalog, { side, number }: Sheet): Uint16Array {
  const upgrades = new Uint16Array(cards.length);
  cards.forEach((card, design) => {
    const { upgrade } = card ?? {};
    if (upgrade?.side !== side || upgrade.sheet !== number) return;
    const below = numbers.get(upgrade.of);
    if (below !== undefined) upgrades[below] = design;
  });
  return upgrades;
}

/** By card number, the row of the sheet that is for cards of its cost, as a bit; 0 where none is. */
export function rowsOf({ cards }: Catalog, { rows }: Sheet): Uint16Array {
  return Uint16Array.from(cards, (card) => {
    const row = rows.findIndex(({ cost }) => cost === card?.cost);
    return row === -1 ? 0 : 1 << row;
  });
}
