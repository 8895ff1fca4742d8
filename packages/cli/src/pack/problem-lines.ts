import { type PlacedProblem, pathText } from '@openrealms/engine';

/** A problem for people: where it is, in the form that editors and terminals can follow, then what it is. */
export function problemLines(file: string, problem: PlacedProblem): string[] {
  const { line, column, severity, code, path, why } = problem;
  return [`${file}:${line}:${column}: ${severity} (${code}) at ${pathText(path)}`, `  ${why}`];
}
