import type { CardId, GameEvent, Seat } from '@openrealms/engine';

/** To whom the story is told: one of the players, who is "you", or somebody who watches. */
export interface Audience {
  readonly you: Seat | null;
  /** By seat. */
  readonly names: readonly string[];
}

/** How a language tells what happened. A clause has no full stop; a detail continues the clause before it. */
export interface EventPhrases {
  clause(event: GameEvent, teller: Teller): string | null;
  detail(event: GameEvent, teller: Teller): string | null;
  drawn(
    seat: Seat,
    cards: readonly (CardId | null)[],
    teller: Teller,
  ): { readonly clause: string; readonly detail: string };
  readonly colon: string;
}

export interface Teller {
  isYou(seat: Seat): boolean;
  name(seat: Seat): string;
  card(id: CardId): string;
  branch(label: string): string;
}
