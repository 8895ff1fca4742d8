/**
 * Whether a value from outside is exactly this plain value of ours: the same parts and no others. It looks only as
 * deep as ours goes, and where JSON would make two values alike (NaN and null, say) it does not.
 */
export function saysTheSame(given: unknown, ours: unknown): boolean {
  if (typeof ours !== 'object' || ours === null) return given === ours;
  if (typeof given !== 'object' || given === null) return false;
  if (Array.isArray(given) !== Array.isArray(ours)) return false;
  const parts = Object.entries(ours);
  return (
    Object.keys(given).length === parts.length &&
    parts.every(
      ([name, value]) =>
        Object.hasOwn(given, name) && saysTheSame((given as Record<string, unknown>)[name], value),
    )
  );
}
