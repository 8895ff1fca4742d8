import type { Seat } from '@openrealms/engine';

/** How a game ended. */
export type End = 'defeat' | 'political' | 'draw' | 'unfinished';

/** What is kept of a game between two players. */
export interface ObservedGame {
  /** Null after a draw or a game given up at the turn limit. */
  readonly winner: Seat | null;
  readonly firstSeat: Seat;
  readonly end: End;
  /** Both players counted together. */
  readonly turns: number;
  /** By place in the list of designs, how often each card came into the trade row. */
  readonly offered: Uint16Array;
  /** In order: what was acquired, as its place in the list of designs, and in which turn, both players counted together. */
  readonly acquired: Uint16Array;
  readonly acquiredIn: Uint16Array;
  /** At the start of each turn, by how much whose turn it is has more authority than the other. */
  readonly lead: Int16Array;
  /** At the start of each turn, how many more cards of their own whose turn it is has scrapped than the other. */
  readonly thinner: Int16Array;
}

/** Whose turn it was. */
export function seatOf({ firstSeat }: ObservedGame, turn: number): Seat {
  return turn % 2 === 1 ? firstSeat : 1 - firstSeat;
}

/** A turn as its player counts them. */
export function ownTurn(turn: number): number {
  return (turn + 1) >> 1;
}
