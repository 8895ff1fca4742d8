/**
 * Abilities compiled to instructions.
 *
 * An ability is a tree of effects; a game that can be saved in the middle of one needs a place in that tree that
 * is a plain number. So each ability becomes a run of instructions in one array, and a frame of the effect stack
 * holds the index of the instruction it will execute next.
 */
import type { Effect } from './ability.ts';
import { factionBit } from './faction-bits.ts';

/** Every instruction is this many numbers: the operation and its three arguments `a`, `b`, `c`. */
export const INSTRUCTION = 4;

/** The ability is done. */
export const OP_END = 0;
/** Gain `a` trade. */
export const OP_TRADE = 1;
/** Gain `a` combat. */
export const OP_COMBAT = 2;
/** Gain `a` authority. */
export const OP_AUTHORITY = 3;
/** Draw `a` cards. */
export const OP_DRAW = 4;
/** Draw as many cards as the choice before counted. */
export const OP_DRAW_TALLY = 5;
/** Draw a card for each card of the factions `a` played this turn. */
export const OP_DRAW_PER_PLAYED = 6;
/** Continue at instruction `a`. */
export const OP_JUMP = 7;
/** Continue at instruction `b` unless the player has `a` bases in play. */
export const OP_UNLESS_BASES = 8;
/** The next ship acquired this turn may go on top of the deck. */
export const OP_NEXT_SHIP_ON_TOP = 9;

/** Operations from here on ask the player of the frame for `a` things, one by one. */
export const FIRST_CHOICE_OP = 16;
/** Choose an opponent who discards `a` cards. */
export const OP_OPPONENT_DISCARDS = 16;
/** Discard `a` cards from hand; `b`: may stop early. */
export const OP_DISCARD = 17;
/** Scrap `a` cards from the zones `c`; `b`: may stop early. */
export const OP_SCRAP = 18;
/** Scrap a card of the trade row; `b`: may decline. */
export const OP_SCRAP_TRADE_ROW = 19;
/** Destroy a base of an opponent; `b`: may decline. */
export const OP_DESTROY_BASE = 20;
/** Acquire a ship without paying, to the top of the deck. */
export const OP_ACQUIRE_FREE_SHIP = 21;
/** Choose one of the `a` branches whose instruction indices follow in OP_JUMP instructions. */
export const OP_CHOOSE = 22;
/** Become a copy of a ship played this turn. */
export const OP_COPY_SHIP = 23;

export const FROM_HAND = 1;
export const FROM_DISCARD = 2;

/** Appends the instructions of an ability to `code` and returns the index of its first one. */
export function compileAbility(code: number[], effects: readonly Effect[]): number {
  const start = code.length;
  for (const effect of effects) compileEffect(code, effect);
  emit(code, OP_END);
  return start;
}

function compileEffect(code: number[], effect: Effect): void {
  switch (effect.kind) {
    case 'trade':
      emit(code, OP_TRADE, effect.amount);
      break;
    case 'combat':
      emit(code, OP_COMBAT, effect.amount);
      break;
    case 'authority':
      emit(code, OP_AUTHORITY, effect.amount);
      break;
    case 'draw':
      if (effect.amount === 'that-many') emit(code, OP_DRAW_TALLY);
      else if (typeof effect.amount === 'number') emit(code, OP_DRAW, effect.amount);
      else emit(code, OP_DRAW_PER_PLAYED, factionBit(effect.amount.perPlayed));
      break;
    case 'opponent-discards':
      emit(code, OP_OPPONENT_DISCARDS, effect.count);
      break;
    case 'discard':
      emit(code, OP_DISCARD, effect.count, effect.upTo ? 1 : 0);
      break;
    case 'scrap': {
      let zones = 0;
      if (effect.from.includes('hand')) zones |= FROM_HAND;
      if (effect.from.includes('discard')) zones |= FROM_DISCARD;
      emit(code, OP_SCRAP, effect.count, effect.may || effect.upTo ? 1 : 0, zones);
      break;
    }
    case 'scrap-trade-row':
      emit(code, OP_SCRAP_TRADE_ROW, 1, effect.may ? 1 : 0);
      break;
    case 'destroy-base':
      emit(code, OP_DESTROY_BASE, 1, effect.may ? 1 : 0);
      break;
    case 'acquire-free':
      emit(code, OP_ACQUIRE_FREE_SHIP, 1);
      break;
    case 'next-ship-on-top':
      emit(code, OP_NEXT_SHIP_ON_TOP);
      break;
    case 'copy-ship':
      emit(code, OP_COPY_SHIP, 1);
      break;
    case 'choose':
      compileChoose(code, effect.branches);
      break;
    case 'if-bases': {
      const test = code.length;
      emit(code, OP_UNLESS_BASES, effect.count);
      for (const inner of effect.effects) compileEffect(code, inner);
      code[test + 2] = code.length;
      break;
    }
  }
}

/** The choice, a table of jumps to its branches, then the branches, each ending in a jump behind the last. */
function compileChoose(code: number[], branches: readonly (readonly Effect[])[]): void {
  emit(code, OP_CHOOSE, branches.length);
  const table = code.length;
  for (let i = 0; i < branches.length; i++) emit(code, OP_JUMP);
  const exits: number[] = [];
  branches.forEach((branch, i) => {
    code[table + i * INSTRUCTION + 1] = code.length;
    for (const effect of branch) compileEffect(code, effect);
    exits.push(code.length);
    emit(code, OP_JUMP);
  });
  for (const exit of exits) code[exit + 1] = code.length;
}

function emit(code: number[], op: number, a = 0, b = 0, c = 0): void {
  code.push(op, a, b, c);
}
