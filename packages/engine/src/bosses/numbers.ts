/** What a challenge counts: numbers in the state's array, which are 0 at the start. */
import type { GameState, Seat } from '../state/state.ts';

/** Whether the trade row has been mulliganed. */
export const MULLIGANED = 0;
/** What the Boss counts from turn to turn. */
export const COUNT = 1;
/** How many cards at the bottom of the first pile nobody has seen. */
export const HIDDEN = 2;
/** The player the Boss deals with, counted from 1. */
export const TARGET = 3;
/** Turns that the Boss still takes before the players' first. */
export const OPENING = 4;
/** The seats, one bit each, that the Boss deals with this turn. */
export const QUEUE = 5;
/** The factions, one bit each, whose special ability the Boss has this turn. */
export const COLOURS = 6;
/** From here on, by seat, the turns that a player has begun. */
export const TURNS = 7;

export function numberOf(state: GameState, which: number): number {
  return state.cards[state.layout.numbers + which];
}

export function setNumber(state: GameState, which: number, value: number): void {
  state.cards[state.layout.numbers + which] = value;
}

/** The seat that the rules play; -1 where there are only players. */
export function bossSeat(state: GameState): Seat {
  return state.format.boss === null ? -1 : state.seats.length - 1;
}

/** How many players a challenge was begun with. */
export function playersOf(state: GameState): number {
  return state.seats.length - 1;
}

/** The players who are still there, in the order of their seats. */
export function livingPlayers(state: GameState): Seat[] {
  const boss = bossSeat(state);
  return [...state.seats.keys()].filter((seat) => seat !== boss && !state.seats[seat].defeated);
}

/** The next player clockwise who is still there; the Boss is no player. */
export function nextPlayer(state: GameState, seat: Seat): Seat {
  const players = livingPlayers(state);
  return players.find((each) => each > seat) ?? players[0];
}
