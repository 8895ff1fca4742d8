import type { Language } from '@openrealms/engine';

const TIMES: Readonly<Record<Language, string>> = { en: 'times', fr: 'fois' };

/** The same line several times in a row is said once, with its number. */
export function condense(lines: readonly string[], language: Language): string[] {
  const condensed: string[] = [];
  for (let i = 0; i < lines.length; ) {
    let count = 1;
    while (lines[i + count] === lines[i]) count++;
    condensed.push(count === 1 ? lines[i] : `${lines[i]} (${count} ${TIMES[language]})`);
    i += count;
  }
  return condensed;
}
