import type { Command } from './command.ts';

/** Whether a value from outside says exactly what this command says: the same parts and no others. */
export function saysCommand(given: unknown, command: Command): boolean {
  return sameValue(given, command);
}

function sameValue(given: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return given === wanted;
  if (typeof given !== 'object' || given === null) return false;
  const parts = Object.entries(wanted);
  return (
    Object.keys(given).length === parts.length &&
    parts.every(
      ([name, value]) =>
        Object.hasOwn(given, name) && sameValue((given as Record<string, unknown>)[name], value),
    )
  );
}
