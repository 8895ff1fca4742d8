import type { BrowserContext } from 'playwright-core';

/** Collects errors of all pages and workers of a context: thrown ones, and those written to the console. */
export function watchForProblems(context: BrowserContext, expected: readonly RegExp[]) {
  const problems: string[] = [];
  const note = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  context.on('weberror', (error) => note(`thrown: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  return {
    throwIfAny: () => {
      if (problems.length > 0) throw new Error(`The page had errors:\n${problems.join('\n')}`);
    },
  };
}
