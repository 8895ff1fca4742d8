/**
 * What a file may look like, as data: from it come the check of a file, with the place of each mistake, and the JSON Schema that an
 * editor uses. So the two cannot say different things.
 */

/** What a value may look like. */
export type Shape =
  | { readonly kind: 'text'; readonly pattern?: Pattern }
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'constant'; readonly value: string | number | boolean | null }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'list'; readonly item: Shape; readonly least: number; readonly most: number }
  | ObjectShape
  /** How many of which card. */
  | { readonly kind: 'counts' }
  /** An object whose shape is decided by one of its fields. */
  | TaggedShape
  /** One of several shapes, which can be told apart by the type of the value alone. */
  | { readonly kind: 'either'; readonly shapes: readonly Shape[] }
  /** A shape that is written down elsewhere, by its name: it may contain itself. */
  | { readonly kind: 'named'; readonly name: string };

/** What a text has to match, and that in words. */
export interface Pattern {
  readonly source: string;
  readonly means: string;
}

/** An object with these fields and no others. */
export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Field>>;
}

/** An object that has, besides the tag, the fields that belong to the word in the tag. */
export interface TaggedShape {
  readonly kind: 'tagged';
  readonly tag: string;
  readonly cases: Readonly<Record<string, ObjectShape>>;
}

/** A field of an object. */
export interface Field {
  readonly shape: Shape;
  /** What it means, for the schema. */
  readonly about: string;
  /** Whether it may be left out, and what it then is; without a value it then is not there. */
  readonly optional?: { readonly value?: unknown };
}

/** Shapes by name, for `named`. */
export type Shapes = Readonly<Record<string, Shape>>;

export const text = (pattern?: Pattern): Shape =>
  pattern === undefined ? { kind: 'text' } : { kind: 'text', pattern };
export const integer = (least: number, most: number): Shape => ({ kind: 'integer', least, most });
export const flag: Shape = { kind: 'flag' };
export const constant = (value: string | number | boolean | null): Shape => ({
  kind: 'constant',
  value,
});
export const word = (words: readonly string[]): Shape => ({ kind: 'word', words });
export const list = (item: Shape, least: number, most: number): Shape => ({
  kind: 'list',
  item,
  least,
  most,
});
export const counts: Shape = { kind: 'counts' };
export const either = (...shapes: readonly Shape[]): Shape => ({ kind: 'either', shapes });
export const named = (name: string): Shape => ({ kind: 'named', name });
export const tagged = (tag: string, cases: TaggedShape['cases']): Shape => ({
  kind: 'tagged',
  tag,
  cases,
});

/** An object with a field for each property of a type, so that none can be forgotten. */
export function object<T>(fields: { readonly [Name in keyof T]-?: Field }): ObjectShape {
  return { kind: 'object', fields };
}

/** A field that has to be there. */
export const must = (shape: Shape, about: string): Field => ({ shape, about });
/** A field that may be left out; it then has this value or, without one, is not there. */
export const may = (shape: Shape, about: string, value?: unknown): Field => ({
  shape,
  about,
  optional: value === undefined ? {} : { value },
});
