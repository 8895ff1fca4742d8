import {
  FIRST_CHOICE_OP,
  INSTRUCTION,
  OP_CHOOSE,
  OP_DRAW,
  OP_DRAW_PER_PLAYED,
  OP_END,
  OP_GAIN,
  OP_GAIN_PER,
  OP_NEXT_ON_TOP,
  OP_UNLESS_BASES,
  OP_UNLESS_TALLY,
  PER_OWN_SCRAPPED,
} from '../cards/instructions.ts';
import { CHOICES } from '../choices/index.ts';
import { commandBuffer } from '../commands/code.ts';
import { pushFrame, topFrame } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { canDraw } from './draw.ts';
import { basesInPlay } from './in-play.ts';
import { hasSubstitute } from './substitutions.ts';

const options = commandBuffer();

/** Whether the instructions from here on would change anything: an ability that finds nothing to draw, scrap or destroy is not offered. */
export function canDoSomething(state: GameState, seat: Seat, slot: number, start: number): boolean {
  const instructions = state.catalog.code;
  let at = start;
  while (instructions[at] !== OP_END) {
    const op = instructions[at];
    // Whatever asks for the cards taken by a choice does nothing if that choice can take none.
    if (op === OP_UNLESS_TALLY) {
      at = instructions[at + 2];
      continue;
    }
    if (op === OP_UNLESS_BASES && basesInPlay(state, seat) < instructions[at + 1]) {
      at = instructions[at + 2];
      continue;
    }
    if (op === OP_DRAW || op === OP_DRAW_PER_PLAYED) {
      if (canDraw(state, seat)) return true;
    } else if (op === OP_GAIN || op === OP_NEXT_ON_TOP || op === OP_CHOOSE) {
      return true;
    } else if (op === OP_GAIN_PER && instructions[at + 3] === PER_OWN_SCRAPPED) {
      if (state.seats[seat].scrapped > 0) return true;
    } else if (op >= FIRST_CHOICE_OP) {
      if (hasOption(state, seat, slot, at) || hasSubstitute(state, seat, op)) return true;
    }
    at += INSTRUCTION;
  }
  return false;
}

/** Asks the choice at an instruction for its options as if the ability had just come to it. */
function hasOption(state: GameState, seat: Seat, slot: number, at: number): boolean {
  pushFrame(state, at, seat, slot);
  const found = CHOICES[state.catalog.code[at]].list(state, topFrame(state), options, 0);
  state.frames--;
  return found > 0;
}
