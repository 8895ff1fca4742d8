/** What a scenario game holds besides its cards: entries of the state's array, from `layout.scenario` on. */
import type { GameState, Seat } from '../state/state.ts';

/** How many sheets a side has. */
export const SHEETS = 4;
/** How many rows a sheet has at the most. */
export const SHEET_ROWS = 5;
/** No box has more victory point cards that are earned on a turn. */
export const MAX_TURN_CARDS = 32;

/** By seat and sheet the used stickers: a bit for the ship's sticker of each row, above them one for each base's. */
const STICKERS = 0;
/** By seat, the turns that the player has begun. */
const TURNS = STICKERS + 2 * SHEETS;
/** How many cards have been acquired this turn. */
const ACQUIRED = TURNS + 2;
/** By victory point card, whether it can still be earned. */
const OPEN = ACQUIRED + 1;
/** A list of those that have been earned in this game: twice the card's index, and the seat. */
const EARNED = OPEN + MAX_TURN_CARDS;

/** How many entries all of it takes. */
export const SCENARIO_ENTRIES = EARNED + 1 + MAX_TURN_CARDS;

const get = (state: GameState, which: number): number => state.cards[state.layout.scenario + which];
const set = (state: GameState, which: number, value: number): void => {
  state.cards[state.layout.scenario + which] = value;
};

/** The used stickers of a sheet, counted from 0. */
export function stickersUsed(state: GameState, seat: Seat, sheet: number): number {
  return get(state, STICKERS + seat * SHEETS + sheet);
}

/** Marks stickers of a sheet, counted from 0, as used. */
export function markUsed(state: GameState, seat: Seat, sheet: number, bits: number): void {
  set(state, STICKERS + seat * SHEETS + sheet, stickersUsed(state, seat, sheet) | bits);
}

export function turnsOf(state: GameState, seat: Seat): number {
  return get(state, TURNS + seat);
}

export function setTurns(state: GameState, seat: Seat, turns: number): void {
  set(state, TURNS + seat, turns);
}

export function acquiredThisTurn(state: GameState): number {
  return get(state, ACQUIRED);
}

export function setAcquired(state: GameState, cards: number): void {
  set(state, ACQUIRED, cards);
}

export function countAcquired(state: GameState): void {
  setAcquired(state, acquiredThisTurn(state) + 1);
}

/** Whether the victory point card of this index can still be earned. */
export function isOpen(state: GameState, index: number): boolean {
  return get(state, OPEN + index) === 1;
}

export function setOpen(state: GameState, index: number, open: boolean): void {
  set(state, OPEN + index, Number(open));
}

/** A victory point card and who has earned it in this game. */
export interface Earned {
  readonly index: number;
  readonly seat: Seat;
}

/** In the order in which they were earned. */
export function earnedCards(state: GameState): Earned[] {
  return Array.from({ length: get(state, EARNED) }, (_, i) => {
    const entry = get(state, EARNED + 1 + i);
    return { index: entry >> 1, seat: entry & 1 };
  });
}

export function addEarned(state: GameState, { index, seat }: Earned): void {
  const before = get(state, EARNED);
  set(state, EARNED, before + 1);
  set(state, EARNED + 1 + before, 2 * index + seat);
}
