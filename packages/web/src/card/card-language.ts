import { createContext, useContext } from 'react';
import type { Language } from '../i18n/language.ts';
import { useLanguage, type Words } from '../i18n/words.ts';

/** A language for the cards inside, instead of the player's. */
export const CardLanguage = createContext<Language | undefined>(undefined);

export function useCardLanguage(): Language {
  const players = useLanguage();
  return useContext(CardLanguage) ?? players;
}

export function useCardWords<W>(all: Words<W>): W {
  return all[useCardLanguage()];
}
