import type { PackProblem } from '@openrealms/engine';
import type { CampaignBox } from '../../store/campaign-box.ts';
import { type PackStore, packs, type StoredPack } from './pack-store.ts';

/** A pack of this browser. */
export interface OwnPack {
  readonly stored: StoredPack;
  /** Null if this version of the game cannot play it. */
  readonly box: CampaignBox | null;
  readonly problems: readonly PackProblem[];
}

/** Each pack is read once, so that its box is always the same. */
const known = new Map<string, OwnPack>();

/** The packs of this browser; none where it keeps nothing. */
export async function ownPacks(store: PackStore = packs): Promise<readonly OwnPack[]> {
  const all = await store.all().catch(() => []);
  const isNew = (stored: StoredPack): boolean =>
    known.get(stored.key)?.stored.addedAt !== stored.addedAt;
  if (all.some(isNew)) {
    const { readOwnPack } = await import('./read-own-pack.ts');
    for (const stored of all.filter(isNew)) known.set(stored.key, readOwnPack(stored));
  }
  return all.flatMap(({ key }) => known.get(key) ?? []);
}
