import {
  apply,
  type CommandCode,
  copyInto,
  END_TURN,
  type GameState,
  kindOf,
  nextWord,
  type Random,
  type Seat,
} from '@openrealms/engine';
import type { Desk } from '../network/desk.ts';
import { ONE_STEP } from '../network/foresight.ts';
import type { Planner } from '../network/planner.ts';
import { resample } from '../network/resample.ts';
import { Arm, drop, leader } from './arm.ts';
import { playOn } from './play-on.ts';

/** How much is thought about a decision. */
export interface Effort {
  /** In how many imagined worlds the options are tried at most. */
  readonly worlds: number;
  /** How many of one's own turns a simulation goes on beyond this one. */
  readonly turns: number;
  /** No more options than these are looked into: those the network likes best. */
  readonly options: number;
}

/** Worlds between two looks at which options have fallen behind. */
const ROUND = 8;

/**
 * Looks into the options of a decision: each is tried in many imagined worlds, the same for all, in which everybody plays on as
 * the network advises. Options that have clearly fallen behind are dropped. Gives the best option so far after each world, and at the end.
 */
export function* search(
  state: GameState,
  seat: Seat,
  options: readonly CommandCode[],
  { planner, world }: Desk,
  random: Random,
  effort: Effort,
): Generator<CommandCode, CommandCode> {
  let arms = mostLiked(state, seat, planner, options, random, effort);
  const dice: Random = { a: 0, b: 0, c: 0, d: 0 };
  for (let tried = 1; arms.length > 1 && tried <= effort.worlds; tried++) {
    const words = [nextWord(random), nextWord(random), nextWord(random), nextWord(random) | 1];
    for (const arm of arms) {
      [dice.a, dice.b, dice.c, dice.d] = words;
      copyInto(world, state);
      resample(world, seat, dice);
      apply(world, seat, arm.command);
      const turns = kindOf(arm.command) === END_TURN ? effort.turns - 1 : effort.turns;
      arm.add(playOn(world, seat, planner, turns));
    }
    if (tried % ROUND === 0) arms = drop(arms);
    yield leader(arms).command;
  }
  return leader(arms).command;
}

function mostLiked(
  state: GameState,
  seat: Seat,
  planner: Planner,
  options: readonly CommandCode[],
  random: Random,
  { options: most, worlds }: Effort,
): Arm[] {
  planner.imagine(state, seat, random);
  return options
    .map((command) => ({ command, value: planner.judge(seat, command, ONE_STEP) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, most)
    .map(({ command }) => new Arm(command, worlds));
}
