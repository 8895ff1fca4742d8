import type { Box } from '../../cards/card.ts';
import { JsonError, type JsonNode, jsonTree } from './json-tree.ts';
import type { PackProblem, Path } from './pack-problem.ts';
import { offsetOf, type Place, placeOf } from './place.ts';
import { readPack } from './read-pack.ts';

/** A problem of a pack with its place in the file. */
export type PlacedProblem = PackProblem & Place;

/** What reading the text of a pack gives. */
export interface PackText {
  /** Null if there is an error. */
  readonly box: Box | null;
  /** In the order of the file. */
  readonly problems: readonly PlacedProblem[];
}

/** The box that the text of a pack file describes, or everything that is wrong with it, each with its line. */
export function readPackText(file: string, boxes: readonly Box[]): PackText {
  // Some editors put a mark at the beginning that is no part of the text.
  const text = file.replace(/^\uFEFF/, '');
  const root = treeOf(text);
  if ('severity' in root) return { box: null, problems: [root] };
  const twice = fieldsTwice(root, []);
  const { box, problems } = readPack(root.value, boxes);
  const placed = [...twice, ...problems]
    .map((problem) => ({ offset: offsetOf(root, problem.path), problem }))
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, problem }) => ({ ...problem, ...placeOf(text, offset) }));
  return { box: twice.length > 0 ? null : box, problems: placed };
}

/** Only the first mistake of a text that is no JSON: what follows it is often its doing. */
function treeOf(text: string): JsonNode | PlacedProblem {
  try {
    return jsonTree(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const why = `${error.message}. Correct it and check again.`;
    const place = placeOf(text, error.offset);
    return { severity: 'error', code: 'not-json', path: [], why, ...place };
  }
}

/** Fields that an object has twice: JSON allows it, and only the last would count. */
function fieldsTwice({ fields, items }: JsonNode, path: Path): PackProblem[] {
  const names = fields.map(({ name }) => name);
  return [
    ...items.flatMap((item, i) => fieldsTwice(item, [...path, i])),
    ...fields.flatMap(({ name, node }, i): PackProblem[] => {
      const own = [...path, name];
      const inside = fieldsTwice(node, own);
      if (names.indexOf(name) === i) return inside;
      const why = `"${name}" stands here twice, and only the last would count. Leave one out.`;
      return [{ severity: 'error', code: 'field-twice', path: own, why }, ...inside];
    }),
  ];
}
