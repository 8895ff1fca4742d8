import type { Box } from '../../cards/card.ts';
import { compactJson } from './compact-json.ts';
import { packSchema } from './pack-shape.ts';
import { packOf } from './write-pack.ts';

/** The text of a pack file with this box. */
export function packText(box: Box): string {
  return `${compactJson(packOf(box))}\n`;
}

/** The text of the JSON Schema of packs. */
export function packSchemaText(): string {
  return `${compactJson(packSchema())}\n`;
}
