/** Holds a value against a shape: what it says with everything filled in that was left out, and each mistake with its place. */
import { show } from '../../errors.ts';
import { suggestion } from './nearest.ts';
import type { PackCode, Path, Report } from './pack-problem.ts';
import type { Field, ObjectShape, Shape, Shapes, TaggedShape } from './shape.ts';

/** Too deep to be meant, and too deep to go on. */
const DEEPEST = 40;

interface Check {
  readonly shapes: Shapes;
  readonly report: Report;
}

/**
 * The fields of an object as its shape has them, without those in which something is wrong. Every mistake is reported, and
 * where there is none, every field is there.
 */
export function checkShape(
  value: Readonly<Record<string, unknown>>,
  { fields }: ObjectShape,
  shapes: Shapes,
  report: Report,
): Readonly<Record<string, unknown>> {
  return checkFields(value, fields, [], { shapes, report }).read;
}

function check(value: unknown, shape: Shape, path: Path, on: Check): unknown {
  if (path.length > DEEPEST) {
    return wrong(on, 'wrong-value', path, 'This lies too deep. Write it with fewer levels.');
  }
  switch (shape.kind) {
    case 'text':
      return checkText(value, shape, path, on);
    case 'integer':
      return checkInteger(value, shape, path, on);
    case 'flag':
      return typeof value === 'boolean' ? value : wrongType(on, path, 'true or false', value);
    case 'constant':
      return value === shape.value
        ? value
        : wrong(
            on,
            'wrong-value',
            path,
            `This must be ${JSON.stringify(shape.value)}, not ${show(value)}.`,
          );
    case 'word':
      return checkWord(value, shape.words, path, on);
    case 'list':
      return checkList(value, shape, path, on);
    case 'object':
      return checkObject(value, shape, path, on);
    case 'tagged':
      return checkTagged(value, shape, path, on);
    case 'counts':
      return checkCounts(value, path, on);
    case 'either':
      return checkEither(value, shape.shapes, path, on);
    case 'named':
      return check(value, on.shapes[shape.name], path, on);
  }
}

function wrong({ report }: Check, code: PackCode, path: Path, why: string): undefined {
  report({ severity: 'error', code, path, why });
}

function wrongType(on: Check, path: Path, wanted: string, value: unknown): undefined {
  return wrong(on, 'wrong-type', path, `This must be ${wanted}, not ${typeName(value)}.`);
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? `the text ${show(value)}` : String(value);
}

function checkText(
  value: unknown,
  { pattern }: Extract<Shape, { kind: 'text' }>,
  path: Path,
  on: Check,
): unknown {
  if (typeof value !== 'string') return wrongType(on, path, 'a text', value);
  if (value.trim() === '') {
    return wrong(on, 'wrong-value', path, 'This text is empty. Write something.');
  }
  if (pattern !== undefined && !new RegExp(pattern.source, 'u').test(value)) {
    return wrong(on, 'wrong-value', path, `${show(value)} must be ${pattern.means}.`);
  }
  return value;
}

function checkInteger(
  value: unknown,
  { least, most }: Extract<Shape, { kind: 'integer' }>,
  path: Path,
  on: Check,
): unknown {
  if (typeof value !== 'number') return wrongType(on, path, 'a number', value);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const why = `This must be a whole number from ${least} to ${most}, not ${value}.`;
  return wrong(on, 'wrong-value', path, why);
}

function checkWord(value: unknown, words: readonly string[], path: Path, on: Check): unknown {
  if (typeof value !== 'string') return wrongType(on, path, `one of ${words.join(', ')}`, value);
  if (words.includes(value)) return value;
  const why = `${show(value)} is not known here. ${suggestion(value, words)}`;
  return wrong(on, 'wrong-value', path, why);
}

function checkList(
  value: unknown,
  { item, least, most }: Extract<Shape, { kind: 'list' }>,
  path: Path,
  on: Check,
): unknown {
  if (!Array.isArray(value)) return wrongType(on, path, 'a list', value);
  if (value.length < least || value.length > most) {
    const number = least === most ? `${least}` : `${least} to ${most}`;
    const why = `This list must have ${number} entries and has ${value.length}.`;
    return wrong(on, 'wrong-length', path, why);
  }
  const items = value.map((each, i) => check(each, item, [...path, i], on));
  return items.includes(undefined) ? undefined : items;
}

function checkObject(value: unknown, { fields }: ObjectShape, path: Path, on: Check): unknown {
  if (!isObject(value)) return wrongType(on, path, 'an object', value);
  const { read, fine } = checkFields(value, fields, path, on);
  return fine ? read : undefined;
}

/** Whether a value is an object with fields. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkFields(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
  path: Path,
  on: Check,
): { read: Record<string, unknown>; fine: boolean } {
  const names = Object.keys(fields);
  let fine = true;
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue;
    fine = false;
    const why = `There is no field "${name.slice(0, 80)}" here. ${suggestion(name, names)}`;
    wrong(on, 'unknown-field', [...path, name], why);
  }
  const read: Record<string, unknown> = {};
  for (const [name, { shape, optional }] of Object.entries(fields)) {
    if (!Object.hasOwn(value, name)) {
      if (optional === undefined) {
        fine = false;
        wrong(on, 'missing-field', path, `"${name}" is missing here. Add it.`);
      } else if (Object.hasOwn(optional, 'value')) read[name] = optional.value;
      continue;
    }
    const found = check(value[name], shape, [...path, name], on);
    if (found === undefined) fine = false;
    else read[name] = found;
  }
  return { read, fine };
}

function checkTagged(value: unknown, { tag, cases }: TaggedShape, path: Path, on: Check): unknown {
  if (!isObject(value)) return wrongType(on, path, 'an object', value);
  if (!Object.hasOwn(value, tag)) {
    return wrong(on, 'missing-field', path, `"${tag}" is missing here. Add it.`);
  }
  const words = Object.keys(cases);
  const found = checkWord(value[tag], words, [...path, tag], on);
  if (found === undefined) return undefined;
  const own: Field = { shape: { kind: 'constant', value: found as string }, about: '' };
  return checkObject(
    value,
    { kind: 'object', fields: { [tag]: own, ...cases[found as string].fields } },
    path,
    on,
  );
}

/** No deck has more of a card. */
const MOST_COPIES = 99;

function checkCounts(value: unknown, path: Path, on: Check): unknown {
  if (!isObject(value))
    return wrongType(on, path, 'an object of card ids with numbers, like { "a-card": 8 }', value);
  const copies: Shape = { kind: 'integer', least: 1, most: MOST_COPIES };
  const read = Object.entries(value).map(
    ([id, count]) => [id, check(count, copies, [...path, id], on)] as const,
  );
  return read.some(([, count]) => count === undefined) ? undefined : Object.fromEntries(read);
}

function checkEither(value: unknown, shapes: readonly Shape[], path: Path, on: Check): unknown {
  const fitting = shapes.find((shape) => fits(value, shape));
  if (fitting !== undefined) return check(value, fitting, path, on);
  return wrongType(on, path, shapes.map(inWords).join(' or '), value);
}

/** Whether a value is of the type of a shape, right or wrong in its details. */
function fits(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'integer':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'constant':
      return value === shape.value;
    case 'text':
    case 'word':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value);
    default:
      return isObject(value);
  }
}

function inWords(shape: Shape): string {
  switch (shape.kind) {
    case 'integer':
      return `a whole number from ${shape.least} to ${shape.most}`;
    case 'constant':
      return JSON.stringify(shape.value);
    case 'word':
      return shape.words.map((word) => `"${word}"`).join(' or ');
    case 'object':
      return `an object with ${Object.keys(shape.fields).join(', ')}`;
    case 'list':
      return 'a list';
    case 'flag':
      return 'true or false';
    default:
      return shape.kind === 'text' ? 'a text' : 'an object';
  }
}
