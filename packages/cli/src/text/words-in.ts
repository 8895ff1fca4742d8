import type { Language } from '@openrealms/engine';
import type { Words } from './words.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

const WORDS: Readonly<Record<Language, Words>> = { en: english, fr: french };

export function wordsIn(language: Language): Words {
  return WORDS[language];
}
