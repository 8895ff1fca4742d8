import { useSettings } from '../settings/settings.ts';
import { type Language, languageOf } from './language.ts';

/** What a part of the client says, in every language. The compiler refuses a language that lacks a word. */
export type Words<W> = Readonly<Record<Language, W>>;

/** Declares the words of one screen or component; they stand beside the code that says them. */
export function words<W>(en: W, fr: NoInfer<W>): Words<W> {
  return { en, fr };
}

/** The words in the player's language; a component that uses them follows a change of language at once. */
export function useWords<W>(all: Words<W>): W {
  return all[useLanguage()];
}

export function useLanguage(): Language {
  return useSettings((settings) => languageOf(settings.language));
}
