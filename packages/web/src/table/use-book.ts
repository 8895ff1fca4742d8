import type { Box } from '@openrealms/engine';
import { type CardBook, cardBook } from '@openrealms/narrator';
import type { Language } from '../i18n/language.ts';
import { useLanguage } from '../i18n/words.ts';
import { loadedBoxes } from '../match/shelf.ts';

let read: readonly Box[] = [];
const books = new Map<Language, CardBook>();

/** All cards that are loaded, in one language. */
export function bookIn(language: Language): CardBook {
  const boxes = loadedBoxes();
  if (boxes !== read) books.clear();
  read = boxes;
  const book = books.get(language) ?? cardBook(boxes, language);
  books.set(language, book);
  return book;
}

/** All cards that are loaded, in the player's language. */
export function useBook(): CardBook {
  return bookIn(useLanguage());
}
