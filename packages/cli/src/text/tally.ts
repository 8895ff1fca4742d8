import type { CardId } from '@openrealms/engine';

/** Different cards with their number of copies, in the order in which they first appear. */
export function tally(cards: readonly CardId[]): [card: CardId, copies: number][] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** Like "2 Scout, Viper". */
export function listed(cards: readonly CardId[], name: (card: CardId) => string): string {
  return tally(cards)
    .map(([card, copies]) => (copies === 1 ? name(card) : `${copies} ${name(card)}`))
    .join(', ');
}
