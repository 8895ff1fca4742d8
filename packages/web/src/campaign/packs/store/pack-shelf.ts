import type { PlacedProblem } from '@openrealms/engine';
import { ownKey } from '../../../match/box-key.ts';
import { askForLastingStorage } from '../../../match/lasting-storage.ts';
import { keptGames } from '../../../match/matches.ts';
import { campaigns } from '../../store/campaign-store.ts';
import { checkPackText } from './check-pack-text.ts';
import { type OwnPack, ownPacks } from './own-packs.ts';
import { isNeeded, type Needs, needsOf } from './pack-needs.ts';
import { packs } from './pack-store.ts';

/** Many times the largest pack. */
const MAX_BYTES = 4_000_000;

const keepStorage = askForLastingStorage(() => navigator);

/** A pack of this browser, and what needs it. */
export interface ShelvedPack extends OwnPack {
  readonly needs: Needs;
}

/** What became of a file that was to be added. */
export type Addition =
  | {
      readonly kind: 'added' | 'replaced';
      readonly key: string;
      readonly name: string;
      readonly problems: readonly PlacedProblem[];
    }
  | { readonly kind: 'refused'; readonly problems: readonly PlacedProblem[] }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'too-large' | 'not-read' | 'not-kept' };

/** The packs of this browser, each with what needs it. */
export async function shelvedPacks(): Promise<readonly ShelvedPack[]> {
  const [own, wars, games] = await Promise.all([ownPacks(), campaigns.all(), keptGames()]);
  return own.map((pack) => ({ ...pack, needs: needsOf(namedIn(pack), wars, games) }));
}

/** Checks a file and keeps it, if it can be played. One of the same id and version makes way, unless something needs it. */
export async function addPack(file: File): Promise<Addition> {
  if (file.size > MAX_BYTES) return { kind: 'too-large' };
  const text = await file.text().catch(() => null);
  if (text === null) return { kind: 'not-read' };
  const shelved = await shelvedPacks();
  const fixed = shelved.filter(({ needs }) => isNeeded(needs));
  const check = checkPackText(
    text,
    fixed.flatMap(({ box }) => box ?? []),
  );
  if (check.kind === 'refused') return check;
  const { name } = check.box;
  if (check.kind === 'here') return { kind: 'here', name };
  const key = ownKey(check.box);
  const before = shelved.find(({ stored }) => stored.key === key);
  if (before?.stored.text === text) return { kind: 'here', name };
  try {
    await packs.put({ key, name, text, addedAt: Date.now() });
  } catch {
    return { kind: 'not-kept' };
  }
  keepStorage();
  const kind = before === undefined ? 'added' : 'replaced';
  return { kind, key, name, problems: check.problems };
}

/** Removes a pack; what needs it, if that is why it stays for now. Whoever is sure removes it all the same. */
export async function removePack(pack: OwnPack, sure: boolean): Promise<Needs | null> {
  const now = (await shelvedPacks()).find(({ stored }) => stored.key === pack.stored.key);
  if (!sure && now !== undefined && isNeeded(now.needs)) return now.needs;
  await packs.remove(pack.stored.key);
  return null;
}

function namedIn({ stored }: OwnPack): { readonly id: string; readonly version: string } {
  const at = stored.key.indexOf('@');
  return { id: stored.key.slice(0, at), version: stored.key.slice(at + 1) };
}
