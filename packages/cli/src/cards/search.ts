import type { Card, Faction } from '@openrealms/engine';
import { type CardBook, plainly } from '@openrealms/narrator';

export interface CardQuery {
  /** Each has to occur in the name or the text, in any language. */
  readonly words: readonly string[];
  readonly faction?: Faction | 'unaligned';
  readonly type?: 'ship' | 'base' | 'outpost';
  readonly cost?: readonly [least: number, most: number];
}

/** The cards that match, cheapest first within their faction's order in the box. */
export function searchCards(query: CardQuery, books: readonly CardBook[]): Card[] {
  return books[0].cards.filter(
    (card) =>
      hasWords(card, query.words, books) &&
      hasFaction(card, query.faction) &&
      hasType(card, query.type) &&
      (query.cost === undefined || (card.cost >= query.cost[0] && card.cost <= query.cost[1])),
  );
}

function hasWords(card: Card, words: readonly string[], books: readonly CardBook[]): boolean {
  const texts = books.map((book) => plainly(book.text(card.id).full));
  return words.every((word) => texts.some((text) => text.includes(plainly(word))));
}

function hasFaction(card: Card, faction: CardQuery['faction']): boolean {
  if (faction === undefined) return true;
  return faction === 'unaligned' ? card.factions.length === 0 : card.factions.includes(faction);
}

/** An outpost is a base as well. */
function hasType(card: Card, type: CardQuery['type']): boolean {
  if (type === undefined) return true;
  return type === 'outpost' ? card.outpost : card.type === type;
}
