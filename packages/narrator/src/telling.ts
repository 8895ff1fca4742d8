import type { CardId, GameEvent, Seat } from '@openrealms/engine';
import type { CardBook } from './card-book.ts';
import type { Sentence } from './sentence.ts';

/** To whom the story is told: one of the players, who is "you", or somebody who watches. */
export interface Audience {
  readonly you: Seat | null;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat; without it, everybody is a team alone, and several winners have drawn. */
  readonly teams?: readonly number[];
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
  /** A turn begins that these players take together. */
  turnStarted(turn: number, seats: readonly Seat[], teller: Teller): string;
  /** A turn ends that these players have taken together. */
  turnEnded(seats: readonly Seat[], teller: Teller): string;
  readonly colon: string;
}

/** What the sentences of every language are made with. */
export interface Teller {
  readonly book: CardBook;
  isYou(seat: Seat): boolean;
  name(seat: Seat): string;
  /** Whether these players win and lose together. */
  areOneTeam(seats: readonly Seat[]): boolean;
}

export function tellerFor(audience: Audience, book: CardBook): Teller {
  return {
    book,
    isYou: (seat) => seat === audience.you,
    name: (seat) => audience.names[seat] ?? `${seat + 1}`,
    areOneTeam: (seats) =>
      new Set(seats.map((seat) => audience.teams?.[seat] ?? -1 - seat)).size === 1,
  };
}

/** The same seats, the listener before all others. */
export function youFirst(seats: readonly Seat[], teller: Teller): Seat[] {
  return seats.toSorted((a, b) => Number(teller.isYou(b)) - Number(teller.isYou(a)));
}
