import { BOSS_FACTIONS, type BossFaction, type CardId } from '@openrealms/engine';
import type { CardBook } from '@openrealms/narrator';

/** The cards of each tentacle, the most expensive first. */
export function tentaclesOf(
  cards: readonly CardId[],
  book: CardBook,
): readonly (readonly [BossFaction, readonly CardId[]])[] {
  const cost = (card: CardId): number => book.card(card).cost;
  return BOSS_FACTIONS.map((faction) => [
    faction,
    cards
      .filter((card) => book.card(card).factions.includes(faction))
      .toSorted((one, other) => cost(other) - cost(one)),
  ]);
}
