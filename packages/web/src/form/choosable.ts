import type { Choosable } from './choice.tsx';

/** The values of a setting with their names, in the order in which they were written down. */
export function choosable<T extends string>(names: Readonly<Record<T, string>>): Choosable<T>[] {
  return (Object.entries(names) as [T, string][]).map(([value, label]) => ({ value, label }));
}
