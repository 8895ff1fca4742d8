import { boxes } from '@openrealms/content';
import { type CardBook, cardBook } from '@openrealms/narrator';
import type { Language } from '../i18n/language.ts';
import { useLanguage } from '../i18n/words.ts';

const books = new Map<Language, CardBook>();

/** All cards there are, in one language. */
export function bookIn(language: Language): CardBook {
  const book = books.get(language) ?? cardBook(boxes, language);
  books.set(language, book);
  return book;
}

/** All cards there are, in the player's language. */
export function useBook(): CardBook {
  return bookIn(useLanguage());
}
