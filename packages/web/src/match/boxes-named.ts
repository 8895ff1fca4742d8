import { boxes as allBoxes } from '@openrealms/content';
import type { Box } from '@openrealms/engine';

/** The boxes of these ids, one that is named twice also twice; null if there is none, or one is not here. */
export function boxesNamed(ids: readonly string[]): readonly Box[] | null {
  const found = ids.flatMap((id) => allBoxes.filter((box) => box.id === id));
  return found.length === ids.length && found.length > 0 ? found : null;
}
