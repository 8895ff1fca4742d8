/**
 * The effect stack: what is left to do of each ability that has begun, the innermost last. A frame is five
 * entries of the state's array.
 */
import { INSTRUCTION } from '../cards/program.ts';
import { FRAME, MAX_FRAMES } from './layout.ts';
import type { GameState, Seat } from './state.ts';

/** Index of the next instruction. */
export const AT = 0;
/** The seat that carries the ability out and makes its choices. */
export const SEAT = 1;
/** The slot of the card the ability came from, which may have left play; `NO_SLOT` for a forced discard. */
export const SLOT = 2;
/** How many cards the current choice has taken so far. */
export const DONE = 3;
/** How many cards the last choice that is finished took. */
export const TALLY = 4;

export const NO_SLOT = 0xffff;

export function pushFrame(state: GameState, instruction: number, seat: Seat, slot: number): void {
  if (state.frames === MAX_FRAMES) throw new Error('The effect stack is full.');
  const cards = state.cards;
  const frame = state.layout.stack + state.frames * FRAME;
  cards[frame + AT] = instruction;
  cards[frame + SEAT] = seat;
  cards[frame + SLOT] = slot;
  cards[frame + DONE] = 0;
  cards[frame + TALLY] = 0;
  state.frames++;
}

/** Index of the innermost frame's entries in the state's array. */
export function topFrame(state: GameState): number {
  return state.layout.stack + (state.frames - 1) * FRAME;
}

/** Goes on behind a choice; what it counted becomes the tally. */
export function advance(state: GameState, frame: number): void {
  const cards = state.cards;
  cards[frame + AT] += INSTRUCTION;
  cards[frame + TALLY] = cards[frame + DONE];
  cards[frame + DONE] = 0;
}
