import type { CardId } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import { joined, phrase, type Sentence } from './sentence.ts';

/** Different things, mostly cards, with their number of copies, in the order in which they first appear. */
export function tally(things: readonly string[]): [thing: string, copies: number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** Like "2 Scout, Viper". */
export function listed(
  cards: readonly CardId[],
  book: CardBook,
  how: 'mention' | 'owned' = 'mention',
): Sentence {
  const items = tally(cards).map(([card, copies]) =>
    copies === 1 ? [book[how](card)] : phrase`${copies} ${book[how](card)}`,
  );
  return joined(items, ', ');
}
