import { core } from '@openrealms/content';
import type { Box } from '@openrealms/engine';
import { isOwnKey } from './box-key.ts';

/** Our own boxes that are loaded. At first the one that a first game is played with; the others weigh more than it, and are not always needed. */
let ours: readonly Box[] = [core];

/** What is loaded for the table: our boxes, and before them those of packs that were asked for last. */
let loaded: readonly Box[] = ours;

/** What else there is, from what many games need to what few do. */
const REST = [
  async () => (await import('./card-shelf.ts')).cardBoxes,
  async () => (await import('./whole-shelf.ts')).shelf,
];

export function loadedBoxes(): readonly Box[] {
  return loaded;
}

/** Loads what games with these boxes need; nothing where it is here already, or nowhere. */
export async function loadBoxes(keys: readonly string[]): Promise<void> {
  await loadOurs(keys.filter((key) => !isOwnKey(key)));
  if (!keys.some(isOwnKey)) {
    loaded = ours;
    return;
  }
  const { ownBoxesNamed, onTable } = await import('./own-boxes.ts');
  loaded = onTable(await ownBoxesNamed(keys.filter(isOwnKey)), ours, loaded);
}

/** The boxes of these keys, one that is named twice also twice; null if there is none, or one is not here. */
export async function boxesFor(keys: readonly string[]): Promise<readonly Box[] | null> {
  await loadOurs(keys.filter((key) => !isOwnKey(key)));
  const own = keys.some(isOwnKey) ? await import('./own-boxes.ts') : null;
  const found = await Promise.all(
    keys.map((key) => (isOwnKey(key) ? own?.ownBox(key) : ours.find(({ id }) => id === key))),
  );
  const boxes = found.flatMap((box) => box ?? []);
  return boxes.length === keys.length && boxes.length > 0 ? boxes : null;
}

async function loadOurs(ids: readonly string[]): Promise<void> {
  const isHere = (id: string): boolean => ours.some((box) => box.id === id);
  for (const load of REST) {
    if (ids.every(isHere)) return;
    const boxes = await load();
    // Somebody may have loaded more meanwhile.
    if (boxes.length > ours.length) ours = boxes;
  }
}
