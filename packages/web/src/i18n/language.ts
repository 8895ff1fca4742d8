import type { Language } from '@openrealms/engine';

export type { Language };

/** A language, or whatever the browser prefers. */
export type LanguageSetting = Language | 'browser';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

export function languageOf(setting: LanguageSetting): Language {
  return setting === 'browser' ? browserLanguage(navigator.languages) : setting;
}

/** The first of the wanted languages that we speak; English otherwise. */
export function browserLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === spoken.find(isLanguage)) ?? 'en';
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
