import type { Problem } from '@openrealms/engine';
import type { Language } from '../i18n/language.ts';
import { problemWords } from './problem-words.ts';

/** What is wrong with a game, a file, a link or a position, for the player to read. */
export function problemText(problem: Problem, language: Language): string {
  const { whole, part, missingBox } = problemWords[language];
  if (problem.code === 'unknown-box') {
    const [id = '', version] = (problem.at ?? '').split(/@(.*)/);
    return missingBox(id.replace(/-campaign$/, ''), version);
  }
  const sentences: Readonly<Record<string, string>> = whole;
  return Object.hasOwn(sentences, problem.code) ? sentences[problem.code] : part(problem);
}
