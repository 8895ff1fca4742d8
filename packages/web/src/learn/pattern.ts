import type { Command } from '@openrealms/engine';

type Part<T> = T extends object ? { readonly [K in keyof T]?: Part<T[K]> } : T;

type PatternOf<C extends Command> = C extends Command ? Pick<C, 'type'> & Part<C> : never;

/** A command of which only some things are said: it fits every command that says the same of them. */
export type CommandPattern = PatternOf<Command>;

export function fits(command: Command, pattern: CommandPattern): boolean {
  return holds(command, pattern);
}

export function fitsAny(command: Command, patterns: readonly CommandPattern[]): boolean {
  return patterns.some((pattern) => fits(command, pattern));
}

function holds(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return value === part;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(part).every(([name, inner]) =>
    holds((value as Record<string, unknown>)[name], inner),
  );
}
