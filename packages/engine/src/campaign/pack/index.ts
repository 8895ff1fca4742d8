export {
  PACK_CODES,
  type PackCode,
  type PackProblem,
  type Path,
  pathText,
} from './pack-problem.ts';
export { packSchema } from './pack-shape.ts';
export { packSchemaText, packText } from './pack-text.ts';
export type { Place } from './place.ts';
export { type PackReading, readPack } from './read-pack.ts';
export { type PackText, type PlacedProblem, readPackText } from './read-pack-text.ts';
export type { JsonSchema } from './schema-of.ts';
export { packOf } from './write-pack.ts';
