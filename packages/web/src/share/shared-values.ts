/** Says whether a value out of a link is what it should be. */
export type Check = (value: unknown) => boolean;

export function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

export function isListOf(value: unknown, most: number, test: Check): boolean {
  return Array.isArray(value) && value.length <= most && value.every(test);
}

/** Whether this is an object of nothing but known entries, each with a value that it can have. */
export function hasOnly(value: unknown, known: Readonly<Record<string, Check>>): boolean {
  return isObject(value, (key, entry) => Object.hasOwn(known, key) && known[key]!(entry));
}

/** Whether this is an object whose entries all pass. */
export function isObject(
  value: unknown,
  test: (key: string, entry: unknown) => boolean,
): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([key, entry]) => test(key, entry));
}
