import type { GameState, Seat } from '../state/state.ts';

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
  /** Whether `by` may attack this opponent, as far as the format and the outposts in play are concerned. */
  mayAttackPlayer(state: GameState, by: Seat, target: Seat): boolean;
  /** Whether `by` may attack or target this base of an opponent, which is an outpost or not. */
  mayTargetBase(state: GameState, by: Seat, owner: Seat, outpost: boolean): boolean;
  /** Whether `by` may make this opponent discard. */
  mayTargetPlayer(state: GameState, by: Seat, target: Seat): boolean;
  /** The seats, one bit each, that have won now that this seat is defeated; 0 if the game goes on. */
  winnersAfterDefeat(state: GameState, defeated: Seat): number;
}
