/**
 * Abilities compiled to instructions.
 *
 * An ability is a tree of effects; a game that can be saved in the middle of one needs a place in that tree that
 * is a plain number. So each ability becomes a run of instructions in one array, and a frame of the effect stack
 * holds the index of the instruction it will execute next.
 */
import { SetupError, show } from '../errors.ts';
import { ANY_NUMBER, type CardType, type Effect, type Gain } from './ability.ts';
import type { CardNumber } from './card-number.ts';
import { factionBit } from './faction-bits.ts';
import {
  BASES,
  FREE_COST_SHIFT,
  FREE_TO_TOP,
  FROM_DISCARD,
  FROM_HAND,
  GAINS,
  INSTRUCTION,
  OP_ACQUIRE_FREE,
  OP_BEQUEATH,
  OP_BOSS_TURN,
  OP_CHOOSE,
  OP_COPY_SHIP,
  OP_DESTROY_BASE,
  OP_DISCARD,
  OP_DRAW,
  OP_DRAW_PER_PLAYED,
  OP_DRAW_TALLY,
  OP_END,
  OP_FORCED_DISCARD,
  OP_GAIN,
  OP_GAIN_PER,
  OP_JUMP,
  OP_LOSE_CARDS,
  OP_NEXT_ON_TOP,
  OP_OPPONENT_DISCARDS,
  OP_PUT_ON_DECK,
  OP_PUT_STARTER_ON_DECK,
  OP_SALVAGE,
  OP_SCENARIO_RULE,
  OP_SCRAP,
  OP_SCRAP_TRADE_ROW,
  OP_TELL_ACQUIRED,
  OP_UNLESS_BASES,
  OP_UNLESS_TALLY,
  OP_WHEN_ACQUIRED,
  OPTIONAL,
  PER_OWN_SCRAPPED,
  PER_TALLY,
  SALVAGE_COST_SHIFT,
  SALVAGE_TO_TOP,
  SHIPS,
  TALLIES_COST,
} from './instructions.ts';

/**
 * What the rules themselves put on the effect stack: a discard that an opponent forces, what a defeated player leaves, a
 * Boss's turn, a starting card that a Boss sends back.
 */
export const RULES = [
  'forced-discard',
  'bequest',
  'estate',
  'boss-turn',
  'starter-on-deck',
] as const;
/** The name of something that the rules do. */
export type RuleName = (typeof RULES)[number];

/** Appends the instructions of an ability to `code` and returns the index of its first one. */
export function compileAbility(code: number[], effects: readonly Effect[]): number {
  const start = code.length;
  compileEffects(code, effects);
  emit(code, OP_END);
  return start;
}

/**
 * Appends the instructions of what a card does when it is acquired. Its player may leave it, and so is asked first, except
 * about sure gains, which nobody would leave.
 */
export function compileAcquired(
  code: number[],
  effects: readonly Effect[],
  card: CardNumber,
): number {
  const start = code.length;
  const asks = !effects.every(isGain);
  if (asks) {
    emit(code, OP_WHEN_ACQUIRED, 1, OPTIONAL, card);
    emit(code, OP_UNLESS_TALLY);
  }
  emit(code, OP_TELL_ACQUIRED, card);
  compileEffects(code, effects);
  if (asks) code[start + INSTRUCTION + 2] = code.length;
  emit(code, OP_END);
  return start;
}

/** Which argument of OP_GAIN holds how much of what. */
const GAIN_ARGUMENT = { authority: 1, trade: 2, combat: 3 } as const;

/** Gains that follow one another in this order become one instruction. */
function compileEffects(code: number[], effects: readonly Effect[]): void {
  let last = 0;
  for (const [i, effect] of effects.entries()) {
    if (!isGain(effect)) {
      last = 0;
      const asks = code.length;
      compileEffect(code, effect);
      if (asksForCost(effects[i + 1])) code[asks + 2] |= TALLIES_COST;
      continue;
    }
    const argument = GAIN_ARGUMENT[effect.kind];
    if (last === 0 || argument <= last) emit(code, OP_GAIN);
    code[code.length - INSTRUCTION + argument] = whole(effect.amount);
    last = argument;
  }
}

function isGain(effect: Effect): effect is Gain {
  return Object.hasOwn(GAIN_ARGUMENT, effect.kind);
}

/** Whether an effect wants to know what the cards taken by the one before it cost. */
function asksForCost(effect: Effect | undefined): boolean {
  return effect?.kind === 'gain-per' && effect.per === 'their-cost';
}

function compileEffect(code: number[], effect: Exclude<Effect, Gain>): void {
  switch (effect.kind) {
    case 'draw':
      if (effect.amount === 'that-many') emit(code, OP_DRAW_TALLY);
      else if (typeof effect.amount === 'number') emit(code, OP_DRAW, whole(effect.amount));
      else emit(code, OP_DRAW_PER_PLAYED, factionBit(effect.amount.perPlayed));
      break;
    case 'opponent-discards':
      emit(code, OP_OPPONENT_DISCARDS, whole(effect.count), 0, effect.orSelf ? 1 : 0);
      break;
    case 'discard':
      emit(code, OP_DISCARD, whole(effect.count), effect.upTo ? OPTIONAL : 0);
      break;
    case 'scrap': {
      let zones = 0;
      if (effect.from.includes('hand')) zones |= FROM_HAND;
      if (effect.from.includes('discard')) zones |= FROM_DISCARD;
      emit(code, OP_SCRAP, whole(effect.count), effect.may || effect.upTo ? OPTIONAL : 0, zones);
      break;
    }
    case 'scrap-trade-row':
      emit(code, OP_SCRAP_TRADE_ROW, 1, effect.may ? OPTIONAL : 0);
      break;
    case 'destroy-base':
      emit(code, OP_DESTROY_BASE, 1, effect.may ? OPTIONAL : 0);
      break;
    case 'gain-per': {
      const measure = effect.per === 'own-scrapped' ? PER_OWN_SCRAPPED : PER_TALLY;
      emit(code, OP_GAIN_PER, GAINS.indexOf(effect.what), whole(effect.amount), measure);
      break;
    }
    case 'put-on-deck':
      emit(code, OP_PUT_ON_DECK, 1, 0, typeBits(effect.type));
      break;
    case 'acquire-free': {
      const to = effect.to === 'top-of-deck' ? FREE_TO_TOP : 0;
      const cost = whole(effect.maxCost ?? ANY_NUMBER) << FREE_COST_SHIFT;
      emit(code, OP_ACQUIRE_FREE, 1, 0, typeBits(effect.type) | to | cost);
      break;
    }
    case 'salvage': {
      const to = effect.to === 'top-of-deck' ? SALVAGE_TO_TOP : 0;
      emit(code, OP_SALVAGE, 1, 0, to | (whole(effect.maxCost) << SALVAGE_COST_SHIFT));
      break;
    }
    case 'next-on-top':
      emit(code, OP_NEXT_ON_TOP, effect.type === 'base' ? 1 : 0);
      break;
    case 'return-at-end-of-turn':
      // Done by whoever carries out a scrap ability, who has the card: see `Catalog.returns`.
      break;
    case 'copy-ship':
      emit(code, OP_COPY_SHIP, 1);
      break;
    case 'choose':
      compileChoose(code, effect.branches);
      break;
    case 'if-bases': {
      const test = code.length;
      emit(code, OP_UNLESS_BASES, whole(effect.count));
      compileEffects(code, effect.effects);
      code[test + 2] = code.length;
      break;
    }
    case 'if-you-do': {
      const test = code.length;
      emit(code, OP_UNLESS_TALLY);
      compileEffects(code, effect.effects);
      code[test + 2] = code.length;
      break;
    }
    default:
      effect satisfies never;
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

function typeBits(type: CardType | null): number {
  if (type === null) return SHIPS | BASES;
  return type === 'ship' ? SHIPS : BASES;
}

function emit(code: number[], op: number, a = 0, b = 0, c = 0): void {
  code.push(op, a, b, c);
}

/** Appends the instructions of something that the rules themselves do, which belong to no card. */
export function compileRule(code: number[], rule: RuleName): number {
  const start = code.length;
  if (rule === 'forced-discard') emit(code, OP_FORCED_DISCARD);
  else if (rule === 'bequest') emit(code, OP_BEQUEATH, 1, OPTIONAL);
  else if (rule === 'boss-turn') emit(code, OP_BOSS_TURN);
  else if (rule === 'starter-on-deck') emit(code, OP_PUT_STARTER_ON_DECK, 1);
  else emit(code, OP_LOSE_CARDS);
  emit(code, OP_END);
  return start;
}

/** Appends the instructions of a rule of a scenario: that it is carried out, and its effects. */
export function compileScenarioRule(code: number[], effects: readonly Effect[]): number {
  const start = code.length;
  emit(code, OP_SCENARIO_RULE);
  compileAbility(code, effects);
  return start;
}

/** An amount a card may print. */
function whole(amount: number): number {
  if (Number.isInteger(amount) && amount >= 0 && amount < 1000) return amount;
  throw new SetupError('wrong-number', `An effect cannot have the amount ${show(amount)}.`);
}
