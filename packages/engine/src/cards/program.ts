/**
 * Abilities compiled to instructions.
 *
 * An ability is a tree of effects; a game that can be saved in the middle of one needs a place in that tree that
 * is a plain number. So each ability becomes a run of instructions in one array, and a frame of the effect stack
 * holds the index of the instruction it will execute next.
 */
import type { Effect, Gain } from './ability.ts';
import { factionBit } from './faction-bits.ts';

/** Every instruction is this many numbers: the operation and its three arguments `a`, `b`, `c`. */
export const INSTRUCTION = 4;

/** The ability is done. */
export const OP_END = 0;
/** Gain `a` authority, `b` trade and `c` combat. */
export const OP_GAIN = 1;
/** Draw `a` cards. */
export const OP_DRAW = 2;
/** Draw as many cards as the choice before counted. */
export const OP_DRAW_TALLY = 3;
/** Draw a card for each card of the factions `a` played this turn. */
export const OP_DRAW_PER_PLAYED = 4;
/** Continue at instruction `a`. */
export const OP_JUMP = 5;
/** Continue at instruction `b` unless the player has `a` bases in play. */
export const OP_UNLESS_BASES = 6;
/** The next ship acquired this turn may go on top of the deck. */
export const OP_NEXT_SHIP_ON_TOP = 7;

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
  compileEffects(code, effects);
  emit(code, OP_END);
  return start;
}

/** Which argument of OP_GAIN holds how much of what. */
const GAIN_ARGUMENT = { authority: 1, trade: 2, combat: 3 } as const;

/** Gains that follow one another in this order become one instruction. */
function compileEffects(code: number[], effects: readonly Effect[]): void {
  let last = 0;
  for (const effect of effects) {
    if (!isGain(effect)) {
      last = 0;
      compileEffect(code, effect);
      continue;
    }
    const argument = GAIN_ARGUMENT[effect.kind];
    if (last === 0 || argument <= last) emit(code, OP_GAIN);
    code[code.length - INSTRUCTION + argument] = effect.amount;
    last = argument;
  }
}

function isGain(effect: Effect): effect is Gain {
  return Object.hasOwn(GAIN_ARGUMENT, effect.kind);
}

function compileEffect(code: number[], effect: Exclude<Effect, Gain>): void {
  switch (effect.kind) {
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
      compileEffects(code, effect.effects);
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
    compileEffects(code, branch);
    exits.push(code.length);
    emit(code, OP_JUMP);
  });
  for (const exit of exits) code[exit + 1] = code.length;
}

function emit(code: number[], op: number, a = 0, b = 0, c = 0): void {
  code.push(op, a, b, c);
}
