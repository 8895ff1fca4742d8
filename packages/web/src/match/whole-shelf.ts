/** All boxes with everything that lies in them. Loaded when a campaign is played, or a file is read that can name any. */
import { shelf } from '@openrealms/content';
import type { Box } from '@openrealms/engine';

export { shelf };

/** Ours, and those of this browser's packs. */
export async function everyBox(): Promise<readonly Box[]> {
  const { everyOwnBox } = await import('./own-boxes.ts');
  return [...shelf, ...(await everyOwnBox())];
}
