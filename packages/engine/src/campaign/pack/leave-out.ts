/** The reverse of checking a shape: a value without what may be left out because it says the usual thing. */
import { saysTheSame } from '../../same-value.ts';
import type { Field, Shape, Shapes } from './shape.ts';

/** What has to be written down so that reading it gives this value again, its fields in the order of the shape. */
export function leaveOutUsual(value: unknown, shape: Shape, shapes: Shapes): unknown {
  switch (shape.kind) {
    case 'named':
      return leaveOutUsual(value, shapes[shape.name], shapes);
    case 'list':
      return (value as readonly unknown[]).map((item) => leaveOutUsual(item, shape.item, shapes));
    case 'object':
      return fieldsLeft(value, shape.fields, shapes);
    case 'tagged': {
      const tag = (value as Record<string, string>)[shape.tag];
      return { [shape.tag]: tag, ...fieldsLeft(value, shape.cases[tag].fields, shapes) };
    }
    default:
      return value;
  }
}

function fieldsLeft(
  value: unknown,
  fields: Readonly<Record<string, Field>>,
  shapes: Shapes,
): Record<string, unknown> {
  const given = value as Readonly<Record<string, unknown>>;
  const left: Record<string, unknown> = {};
  for (const [name, { shape, optional }] of Object.entries(fields)) {
    const own = given[name];
    const isUsual = optional !== undefined && saysTheSame(own, optional.value);
    if (own !== undefined && !isUsual) left[name] = leaveOutUsual(own, shape, shapes);
  }
  return left;
}
