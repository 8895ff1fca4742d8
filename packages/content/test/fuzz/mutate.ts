/** Changes to a tree of plain data, as a list that fast-check can make shorter and simpler. */
export interface Mutation {
  /** Which part of the tree, as a number over all kinds of parts and all parts of that kind. */
  readonly part: number;
  readonly how: 'replace' | 'remove' | 'repeat' | 'insert' | 'swap';
  readonly value: unknown;
  readonly times: number;
}

type Key = string | number;

interface Part {
  readonly parent: Record<Key, unknown> | unknown[];
  readonly key: Key;
  /** The way to it, with a star for every place in a list: parts of the same kind have the same. */
  readonly kind: string;
}

/** A copy of the tree with these changes, one after the other. */
export function mutate(tree: unknown, mutations: readonly Mutation[]): unknown {
  const root = { tree: structuredClone(tree) };
  for (const mutation of mutations) {
    const parts = partsOf(root);
    if (parts.length > 0) change(pickPart(parts, mutation.part), mutation, parts);
  }
  return root.tree;
}

/** A part whose kind is as likely as any other, however many cards a deck has. */
function pickPart(parts: readonly Part[], n: number): Part {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const same = parts.filter(({ kind }) => kind === kinds[n % kinds.length]);
  return same[Math.floor(n / kinds.length) % same.length];
}

/** Every value inside the tree with the place it is in, the outermost first. */
export function partsOf(tree: unknown): Part[] {
  const parts: Part[] = [];
  const walk = (parent: unknown, path: string): void => {
    if (typeof parent !== 'object' || parent === null) return;
    for (const [key, value] of Object.entries(parent)) {
      const kind = Array.isArray(parent) ? `${path}.*` : `${path}.${key}`;
      parts.push({ parent: parent as Record<string, unknown>, key, kind });
      walk(value, kind);
    }
  };
  walk(tree, '');
  return parts;
}

function change({ parent, key }: Part, mutation: Mutation, parts: readonly Part[]): void {
  const { how, value, times } = mutation;
  const old = at(parent, key);
  const list = Array.isArray(old) ? old : Array.isArray(parent) ? parent : null;
  switch (how) {
    case 'replace':
      put(parent, key, structuredClone(value));
      break;
    case 'remove':
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
      break;
    case 'repeat': {
      const item = list?.[0];
      for (let i = 0; i < times; i++) list?.push(structuredClone(item));
      break;
    }
    case 'insert':
      list?.push(structuredClone(value));
      break;
    case 'swap': {
      const other = parts[(mutation.part + 1 + times) % parts.length];
      put(parent, key, structuredClone(at(other.parent, other.key)));
      break;
    }
  }
}

function at(parent: Part['parent'], key: Key): unknown {
  return (parent as Record<Key, unknown>)[key];
}

/** Also `__proto__` becomes a property like any other, as JSON.parse makes it. */
function put(parent: Part['parent'], key: Key, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
