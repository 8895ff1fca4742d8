/** A shape as JSON Schema (draft 2020-12), for editors that complete and check a file while it is written. */
import type { Field, Shape, Shapes } from './shape.ts';

/** A JSON Schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schema of a file with this shape. */
export function schemaOf(shape: Shape, shapes: Shapes, about: JsonSchema): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...about,
    ...of(shape),
    $defs: Object.fromEntries(Object.entries(shapes).map(([name, each]) => [name, of(each)])),
  };
}

function of(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', pattern: shape.pattern?.source ?? '\\S' };
    case 'integer':
      return { type: 'integer', minimum: shape.least, maximum: shape.most };
    case 'flag':
      return { type: 'boolean' };
    case 'constant':
      return { const: shape.value };
    case 'word':
      return { enum: shape.words };
    case 'list':
      return {
        type: 'array',
        minItems: shape.least,
        maxItems: shape.most,
        items: of(shape.item),
      };
    case 'object':
      return objectSchema(shape.fields);
    case 'tagged':
      return {
        type: 'object',
        required: [shape.tag],
        properties: { [shape.tag]: { enum: Object.keys(shape.cases) } },
        oneOf: Object.entries(shape.cases).map(([word, { fields }]) =>
          objectSchema({
            [shape.tag]: { shape: { kind: 'constant', value: word }, about: '' },
            ...fields,
          }),
        ),
      };
    case 'counts':
      return { type: 'object', additionalProperties: { type: 'integer', minimum: 1, maximum: 99 } };
    case 'either':
      return { anyOf: shape.shapes.map(of) };
    case 'named':
      return { $ref: `#/$defs/${shape.name}` };
  }
}

function objectSchema(fields: Readonly<Record<string, Field>>): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    additionalProperties: false,
    required: entries.filter(([, { optional }]) => optional === undefined).map(([name]) => name),
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(field)])),
  };
}

function fieldSchema({ shape, about, optional }: Field): JsonSchema {
  return {
    ...(about !== '' && { description: about }),
    ...of(shape),
    ...(optional !== undefined && Object.hasOwn(optional, 'value') && { default: optional.value }),
  };
}
