/** The boxes of this browser's packs at the table. Loaded when a game is played with one. */
import { type Box, campaignBox } from '@openrealms/engine';
import { ownPacks } from '../campaign/packs/store/own-packs.ts';
import { keyOf } from './box-key.ts';

/** Every box of every pack that can be played: as it is, and as the games of its campaign are played with it. */
export async function everyOwnBox(): Promise<readonly Box[]> {
  const packs = await ownPacks();
  return packs.flatMap(({ box }) => (box === null ? [] : [box, campaignBox(box)]));
}

export async function ownBox(key: string): Promise<Box | undefined> {
  return (await everyOwnBox()).find((box) => keyOf(box) === key);
}

export async function ownBoxesNamed(keys: readonly string[]): Promise<readonly Box[]> {
  return (await everyOwnBox()).filter((box) => keys.includes(keyOf(box)));
}

/**
 * What lies on a table with these boxes of packs: theirs first, then ours, save those of which one is another edition, whose cards have the
 * same names. The same list as before if nothing has changed.
 */
export function onTable(
  own: readonly Box[],
  ours: readonly Box[],
  before: readonly Box[],
): readonly Box[] {
  const bare = ({ id }: Box): string => id.replace(/-campaign$/, '');
  const editions = new Set(own.map(bare));
  const now = [...own, ...ours.filter((box) => !editions.has(bare(box)))];
  const isSame = now.length === before.length && now.every((box, i) => box === before[i]);
  return isSame ? before : now;
}
