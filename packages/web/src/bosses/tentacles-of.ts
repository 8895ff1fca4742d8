import { type CardId, FACTIONS, type Faction } from '@openrealms/engine';
import type { CardBook } from '@openrealms/narrator';

/** The cards of each tentacle, the most expensive first. */
export function tentaclesOf(
  cards: readonly CardId[],
  book: CardBook,
): readonly (readonly [Faction, readonly CardId[]])[] {
  const cost = (card: CardId): number => book.card(card).cost;
  return FACTIONS.map((faction) => [
    faction,
    cards
      .filter((card) => book.card(card).factions.includes(faction))
      .toSorted((one, other) => cost(other) - cost(one)),
  ]);
}

/** How many cards the longest tentacle has. */
export function longestOf(cards: readonly CardId[], book: CardBook): number {
  return Math.max(...tentaclesOf(cards, book).map(([, own]) => own.length));
}
