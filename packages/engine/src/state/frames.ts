/**
 * The effect stack: what is left to do of each ability that has begun, the innermost last. A frame is five
 * entries of the state's array, which frame-entries.ts names.
 */

import type { CardNumber } from '../cards/card-number.ts';
import { INSTRUCTION, OP_FORCED_DISCARD, OPTIONAL, TALLIES_COST } from '../cards/instructions.ts';
import { AT, DONE, NO_SLOT, SEAT, SLOT, TALLY } from './frame-entries.ts';
import { FRAME, MAX_FRAMES } from './layout.ts';
import type { GameState, Seat } from './state.ts';
import { count } from './zones.ts';

export function pushFrame(
  state: GameState,
  instruction: number,
  seat: Seat,
  slot: number,
  tally = 0,
): void {
  if (state.frames === MAX_FRAMES) throw new Error('The effect stack is full.');
  const cards = state.cards;
  const frame = state.layout.stack + state.frames * FRAME;
  cards[frame + AT] = instruction;
  cards[frame + SEAT] = seat;
  cards[frame + SLOT] = slot;
  cards[frame + DONE] = 0;
  cards[frame + TALLY] = tally;
  state.frames++;
}

/** Index of the innermost frame's entries in the state's array. */
export function topFrame(state: GameState): number {
  return state.layout.stack + (state.frames - 1) * FRAME;
}

/** A player has to discard cards, one by one, as many as the hand has at the most. */
export function pushForcedDiscard(state: GameState, seat: Seat, amount: number): void {
  const possible = Math.min(amount, count(state.cards, state.seats[seat].hand));
  if (possible > 0)
    pushFrame(state, state.catalog.rules['forced-discard'], seat, NO_SLOT, possible);
}

/** How many things the choice of this frame takes at the most. */
export function limitOf(state: GameState, frame: number): number {
  const at = state.cards[frame + AT];
  const { code } = state.catalog;
  return code[at] === OP_FORCED_DISCARD ? state.cards[frame + TALLY] : code[at + 1];
}

/** Whether the player may take nothing, or nothing more, of what the choice of this frame offers. */
export function isOptional(state: GameState, frame: number): boolean {
  return (state.catalog.code[state.cards[frame + AT] + 2] & OPTIONAL) !== 0;
}

/** The choice of this frame has taken a card, whose cost counts where the next effect asks for it. */
export function countTaken(state: GameState, frame: number, card: CardNumber): void {
  const { cards, catalog } = state;
  if (catalog.code[cards[frame + AT] + 2] & TALLIES_COST) {
    const before = cards[frame + DONE] === 0 ? 0 : cards[frame + TALLY];
    cards[frame + TALLY] = before + catalog.cost[card];
  }
  cards[frame + DONE]++;
}

/** Goes on behind a choice; what it took, or what that cost, becomes the tally. */
export function advance(state: GameState, frame: number): void {
  const { cards, catalog } = state;
  const done = cards[frame + DONE];
  const isCounted = done === 0 || !(catalog.code[cards[frame + AT] + 2] & TALLIES_COST);
  if (isCounted) cards[frame + TALLY] = done;
  cards[frame + AT] += INSTRUCTION;
  cards[frame + DONE] = 0;
}
