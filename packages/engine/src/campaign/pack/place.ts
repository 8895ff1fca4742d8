import type { JsonNode } from './json-tree.ts';
import type { Path } from './pack-problem.ts';

/** A place in a text, counted from 1 as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

/** Where the value of a path stands: where its name begins or, in a list, the value itself; if it is not there, what it would be part of. */
export function offsetOf(root: JsonNode, path: Path): number {
  let { offset } = root;
  let node: JsonNode | undefined = root;
  for (const part of path) {
    const next: { offset: number; node: JsonNode } | undefined =
      typeof part === 'number'
        ? item(node, part)
        : node.fields.findLast(({ name }) => name === part);
    if (next === undefined) break;
    ({ offset, node } = next);
  }
  return offset;
}

function item({ items }: JsonNode, i: number): { offset: number; node: JsonNode } | undefined {
  const node = items.at(i);
  return node === undefined ? undefined : { offset: node.offset, node };
}
