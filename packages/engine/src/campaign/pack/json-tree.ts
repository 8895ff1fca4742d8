/** Reads JSON so that it is known afterwards where in the text everything stands. */

/** A value and where it stands. */
export interface JsonNode {
  readonly offset: number;
  readonly value: unknown;
  /** Of an object, also those that stand there twice. */
  readonly fields: readonly JsonField[];
  /** Of a list. */
  readonly items: readonly JsonNode[];
}

/** A field of an object. */
export interface JsonField {
  readonly name: string;
  /** Where its name begins. */
  readonly offset: number;
  readonly node: JsonNode;
}

/** Why a text is no JSON. */
export class JsonError extends Error {
  readonly offset: number;

  constructor(why: string, offset: number) {
    super(why);
    this.offset = offset;
  }
}

/** Nobody writes lists in lists like that. */
const MAX_DEPTH = 500;

const SPACE = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const UNCLOSED = /"(?:[^"\\\r\n]|\\.)*(?:[\r\n]|$)/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:true|false|null)(?!\w)/y;

/** The value of a JSON text with the places of its parts; throws a `JsonError`. */
export function jsonTree(text: string): JsonNode {
  let at = 0;

  function fail(why: string, offset = at): never {
    throw new JsonError(why, offset);
  }

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return null;
    at += found.length;
    return found;
  }

  function skip(): void {
    take(SPACE);
    if (text[at] === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      fail('Comments cannot be in a pack');
    }
  }

  function leaf(offset: number, source: string): JsonNode {
    return { offset, value: JSON.parse(source), fields: [], items: [] };
  }

  function value(depth: number): JsonNode {
    skip();
    const offset = at;
    if (depth > MAX_DEPTH) fail('This stands too deep inside other values');
    if (text[at] === '{') return object(offset, depth);
    if (text[at] === '[') return list(offset, depth);
    const source = take(TEXT) ?? take(NUMBER) ?? take(WORD);
    return source === null ? fail(noValue(), offset) : leaf(offset, source);
  }

  function noValue(): string {
    const sign = text[at];
    if (text.trim() === '') return 'The file is empty';
    if (sign === undefined) return 'The file ends where a value belongs: the rest is missing';
    if (',]}'.includes(sign)) {
      return 'A value belongs here; perhaps there is a comma too many';
    }
    if (sign === '"') return badText();
    if (/[-\d]/.test(sign)) return 'This is not a number';
    return 'This is not a value: a text stands in double quotes';
  }

  function badText(): string {
    return take(UNCLOSED) === null
      ? 'This text has a sign in it that must be written otherwise, like \\n for a new line'
      : 'This text has no closing quote';
  }

  /** What comes after an entry: true for another one. */
  function goesOn(close: string, missing: string): boolean {
    const end = at;
    skip();
    if (text[at] === ',') {
      at += 1;
      return true;
    }
    if (text[at] !== close) fail(at >= text.length ? missing : 'A comma belongs here', end);
    at += 1;
    return false;
  }

  /** Whether nothing is in it. */
  function isEmpty(close: string): boolean {
    at += 1;
    skip();
    if (text[at] !== close) return false;
    at += 1;
    return true;
  }

  function object(offset: number, depth: number): JsonNode {
    const fields: JsonField[] = [];
    for (let more = !isEmpty('}'); more; more = goesOn('}', 'A closing brace } is missing here')) {
      fields.push(field(depth));
    }
    const all = fields.map(({ name, node }) => [name, node.value] as const);
    return { offset, value: Object.fromEntries(all), fields, items: [] };
  }

  function field(depth: number): JsonField {
    skip();
    const offset = at;
    const name = take(TEXT);
    if (name === null) {
      const where = 'The name of a field in double quotes belongs here';
      fail(text[at] === '"' ? badText() : `${where}; perhaps there is a comma too many`, offset);
    }
    skip();
    if (text[at] !== ':') fail('A colon belongs here');
    at += 1;
    return { name: JSON.parse(name) as string, offset, node: value(depth + 1) };
  }

  function list(offset: number, depth: number): JsonNode {
    const items: JsonNode[] = [];
    for (
      let more = !isEmpty(']');
      more;
      more = goesOn(']', 'A closing bracket ] is missing here')
    ) {
      items.push(value(depth + 1));
    }
    return { offset, value: items.map((item) => item.value), fields: [], items };
  }

  const root = value(0);
  skip();
  return at < text.length ? fail('Nothing more belongs here') : root;
}
