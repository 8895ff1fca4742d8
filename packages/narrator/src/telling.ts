import type { CardId, GameEvent, Seat } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import type { Sentence } from './sentence.ts';

/** To whom the story is told: one of the players, who is "you", or somebody who watches. */
export interface Audience {
  readonly you: Seat | null;
  /** By seat. */
  readonly names: readonly string[];
}

/** How a language tells what happened. A clause has no full stop; a detail continues the clause before it. */
export interface EventPhrases {
  clause(event: GameEvent, teller: Teller): Sentence | string | null;
  detail(event: GameEvent, teller: Teller): Sentence | string | null;
  drawn(
    seat: Seat,
    cards: readonly (CardId | null)[],
    teller: Teller,
  ): { readonly clause: Sentence; readonly detail: Sentence };
  readonly colon: string;
}

/** What the sentences of every language are made with. */
export interface Teller {
  readonly book: CardBook;
  isYou(seat: Seat): boolean;
  name(seat: Seat): string;
}

export function tellerFor(audience: Audience, book: CardBook): Teller {
  return {
    book,
    isYou: (seat) => seat === audience.you,
    name: (seat) => audience.names[seat] ?? `${seat + 1}`,
  };
}
