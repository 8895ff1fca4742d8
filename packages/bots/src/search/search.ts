import {
  type CommandCode,
  copyInto,
  type GameState,
  nextWord,
  type Random,
  type Seat,
} from '@openrealms/engine';
import type { Desk } from '../network/desk.ts';
import { WHOLE_TURN } from '../network/foresight.ts';
import type { Planner } from '../network/planner.ts';
import { resample } from '../network/resample.ts';
import { Arm, drop } from './arm.ts';
import { playOn } from './play-on.ts';
import { Routine } from './routine.ts';

/** How much is thought about a decision. */
export interface Effort {
  /** In how many imagined worlds the plans are tried at most. */
  readonly worlds: number;
  /** After how many turns beyond this one the network is asked. */
  readonly turns: number;
  /** No more plans than these are looked into: those the network likes best. */
  readonly plans: number;
}

/** Plans that are tried against each other. */
export interface Contest {
  readonly all: readonly Arm[];
  /** Those that may still turn out to be the best. */
  readonly left: readonly Arm[];
}

/** So many times as many plans are looked at as are wanted: some of them begin alike. */
const SPARE = 3;
/** Worlds between two looks at which plans have fallen behind. */
const ROUND = 8;

/**
 * Looks into the plans for a turn that the network likes best: each is followed in many imagined worlds, the same for all, in which
 * everybody plays on as the network advises. Plans that have clearly fallen behind are dropped. Tells how it stands
 * while it looks for the plans, after each world, and at the end.
 */
export function* search(
  state: GameState,
  seat: Seat,
  options: readonly CommandCode[],
  { planner, world }: Desk,
  random: Random,
  effort: Effort,
): Generator<Contest, Contest> {
  planner.imagine(state, seat, random);
  const all = yield* contenders(planner, seat, options, effort);
  let left = all;
  const routine = new Routine(planner, state.seats.length);
  const dice: Random = { a: 0, b: 0, c: 0, d: 0 };
  for (let tried = 1; left.length > 1 && tried <= effort.worlds; tried++) {
    const words = [nextWord(random), nextWord(random), nextWord(random), nextWord(random) | 1];
    for (const arm of left) {
      [dice.a, dice.b, dice.c, dice.d] = words;
      copyInto(world, state);
      resample(world, seat, dice);
      arm.add(playOn(world, seat, planner, routine, arm.steps, effort.turns));
    }
    if (tried % ROUND === 0) left = drop(left);
    yield { all, left };
  }
  return { all, left };
}

/**
 * The plans that the network likes best, as far as they can be made now. Of those that begin alike and then depend on cards which
 * come to light, one is enough: what to do with the cards is decided when they are there.
 */
function* contenders(
  planner: Planner,
  seat: Seat,
  options: readonly CommandCode[],
  { plans, worlds }: Effort,
): Generator<Contest, Arm[]> {
  const looking = planner.planning(seat, options, WHOLE_TURN, SPARE * plans);
  let looked = looking.next();
  for (; !looked.done; looked = looking.next()) {
    const favourite = [new Arm(looked.value[0], 0)];
    yield { all: favourite, left: favourite };
  }
  const found = new Map<string, Arm>();
  for (const { steps, value } of looked.value) {
    const known = planner.foreseeable(seat, steps);
    const name = known.join();
    if (found.size < plans && !found.has(name)) {
      found.set(name, new Arm({ steps: known, value }, worlds));
    }
  }
  return [...found.values()];
}
