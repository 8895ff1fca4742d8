import type { Box } from './card.ts';

/** A box as a file or a view names it. */
export interface NamedBox {
  readonly id: string;
  readonly version: string;
}

/** The boxes named, taken from those on the shelf, one that is named twice also twice; null if one is not there, or none is named. */
export function fromShelf(
  named: readonly NamedBox[],
  shelf: readonly Box[],
): readonly Box[] | null {
  const isSame = (one: NamedBox, other: NamedBox): boolean =>
    one.id === other.id && one.version === other.version;
  const all = named.length === shelf.length && named.every((name, i) => isSame(name, shelf[i]));
  if (all) return shelf;
  const found = named.flatMap((name) => shelf.find((box) => isSame(box, name)) ?? []);
  return found.length > 0 && found.length === named.length ? found : null;
}
