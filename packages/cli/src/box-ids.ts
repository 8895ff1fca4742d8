import { boxes as allBoxes } from '@openrealms/content';
import { InvalidArgumentError } from 'commander';

/** Reads the boxes on a table: ids with commas, or all. */
export function boxIds(text: string): readonly string[] {
  const known = allBoxes.map(({ id }) => id);
  if (text === 'all') return known;
  const ids = text.split(',').map((id) => id.trim());
  if (!ids.every((id) => known.includes(id))) {
    throw new InvalidArgumentError(`Give one or more of these boxes: ${known.join(', ')}; or all.`);
  }
  return ids;
}
