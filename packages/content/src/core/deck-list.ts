import type { Card, CardId } from '@openrealms/engine';

/** Cards with their number of copies, in the order of the rulebook's card list. */
export type DeckList = readonly (readonly [card: Card, copies: number])[];

/** The same by the ids of the cards. */
export function copiesIn(list: DeckList): Readonly<Record<CardId, number>> {
  return Object.fromEntries(list.map(([card, copies]) => [card.id, copies]));
}
