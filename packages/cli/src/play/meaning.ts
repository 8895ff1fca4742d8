/** Whom and which card the player's words mean. */
import type { CardId, Seat } from '@openrealms/engine';
import { plainly } from '@openrealms/narrator';
import type { Wording } from './actions.ts';
import { type Intent, say } from './intent.ts';

/** The one card that is meant; otherwise what to say. */
export function cardMeant(
  words: string,
  candidates: readonly CardId[],
  { book, words: texts }: Wording,
): CardId | Intent {
  const found = book.find(words, candidates);
  if (found.length === 1) return found[0];
  if (found.length === 0) return say(texts.noSuchCard(words));
  return say(texts.whichCard(found.map(book.name).join(', ')));
}

/** Any card of the game that is meant, for a refusal that names it; null if it is not clear. */
export function anyCard(words: string, { book }: Wording): CardId | null {
  const found = book.find(
    words,
    book.cards.map(({ id }) => id),
  );
  return found.length === 1 ? found[0] : null;
}

/** The player whose name the words end with, behind "to" or alone, and what comes before it; null for no name. */
export function withPlayer(
  words: string,
  seats: readonly Seat[],
  { names }: Wording,
): { readonly what: string; readonly seat: Seat | null } {
  for (const seat of seats) {
    const name = plainly(names[seat]);
    if (words !== name && !words.endsWith(` ${name}`)) continue;
    const what = words
      .slice(0, words.length - name.length)
      .replace(/(?:^| )(?:to|a|from|de)? ?$/, '');
    return { what: what.trim(), seat };
  }
  return { what: words, seat: null };
}
