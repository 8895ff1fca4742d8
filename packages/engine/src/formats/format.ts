import type { GameState, Seat } from '../state/state.ts';

/** A sum of `PLAYER`, `BASES` and `OUTPOSTS`; 0 where nothing is in reach. */
export type Reach = number;
export const PLAYER = 1;
/** Bases that are not outposts. */
export const BASES = 2;
export const OUTPOSTS = 4;

/** How many play together, who goes when, who may be attacked and what ends the game. */
export interface Format {
  readonly id: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The team of a seat; a player without teammates is a team alone. */
  team(seat: Seat, seats: number): number;
  startingAuthority(seat: Seat, seats: number): number;
  /** Cards in the opening hand of the player who takes the `order`-th turn, counted from 0. */
  openingHand(order: number, seats: number): number;
  /** Cards drawn in the draw phase. */
  handSize(seat: Seat): number;
  /** The seats, one bit each, that take their turn after this one, which has just ended. */
  nextTurn(state: GameState, seat: Seat): number;
  /** What of another player `by` may attack or target now, as the format and the outposts in play allow. */
  reach(state: GameState, by: Seat, other: Seat): Reach;
  /** Whether `by` may make this opponent discard. */
  mayTargetPlayer(state: GameState, by: Seat, target: Seat): boolean;
  /** The seats, one bit each, that have won now that this seat is defeated; 0 if the game goes on. */
  winnersAfterDefeat(state: GameState, defeated: Seat): number;
}
