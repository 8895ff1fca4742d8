import { type Problem, SetupError } from '../errors.ts';

/** Thrown while reading data from outside, and caught where the reading began: see `reading`. */
class Unreadable extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.why);
    this.problem = problem;
  }
}

/** Stops the reading: the data at this place is not acceptable. */
export function reject(code: string, why: string, at: string): never {
  throw new Unreadable({ code, why, at });
}

/** Runs a reader and gives what it read, or the first problem it met. */
export function reading<T>(
  read: () => T,
): { ok: true; value: T } | { ok: false; problem: Problem } {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** Turns the set-up's own complaint into a problem with this data. */
export function known<T>(check: () => T, at: string): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof SetupError) return reject(error.code, error.message, at);
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads an object that has no other properties than these. */
export function readObject(value: unknown, at: string, names: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return reject('not-an-object', `${at} must be an object.`, at);
  }
  for (const name of Object.keys(value)) {
    if (!names.includes(name)) {
      reject('unknown-field', `${at} has no field "${name}"; known are ${names.join(', ')}.`, at);
    }
  }
  return value as Fields;
}

export function readInteger(value: unknown, at: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    return reject('not-a-number', `${at} must be a whole number from ${min} to ${max}.`, at);
  }
  // Zero has two forms in JSON; the rules know one.
  return value === 0 ? 0 : value;
}

export function readText(value: unknown, at: string): string {
  if (typeof value !== 'string') return reject('not-a-text', `${at} must be a text.`, at);
  return value;
}

export function readFlag(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') return reject('not-a-flag', `${at} must be true or false.`, at);
  return value;
}

export function readList<T>(
  value: unknown,
  at: string,
  max: number,
  read: (item: unknown, at: string) => T,
): T[] {
  if (!Array.isArray(value)) return reject('not-a-list', `${at} must be a list.`, at);
  if (value.length > max) return reject('too-long', `${at} has more than ${max} entries.`, at);
  return Array.from(value, (item: unknown, i) => read(item, `${at}[${i}]`));
}
