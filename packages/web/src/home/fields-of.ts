export type Fields = Readonly<Record<string, unknown>>;

/** The fields of something that was stored; none where it is no object. */
export function fieldsOf(stored: unknown): Fields {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
