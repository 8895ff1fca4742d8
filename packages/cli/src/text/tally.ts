import type { CardId } from '@openrealms/engine';

/** Different things, mostly cards, with their number of copies, in the order in which they first appear. */
export function tally(things: readonly string[]): [thing: string, copies: number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** Like "2 Scout, Viper". */
export function listed(cards: readonly CardId[], name: (card: CardId) => string): string {
  return tally(cards)
    .map(([card, copies]) => (copies === 1 ? name(card) : `${copies} ${name(card)}`))
    .join(', ');
}
