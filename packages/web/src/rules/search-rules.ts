import type { Language } from '../i18n/language.ts';
import { type BookEntry, ENTRIES } from './book.ts';
import { holdsAll, searchTerms } from './fold-text.ts';
import { plainText } from './plain-text.ts';

/** The clauses that hold every word of the query, in the order of the book; all of them for an empty query. */
export function searchRules(query: string, language: Language): readonly BookEntry[] {
  const terms = searchTerms(query);
  return ENTRIES.filter(({ clause }) => holdsAll(plainText(clause, language), terms));
}
