import {
  apply,
  awaitedBits,
  type CommandCode,
  copyInto,
  END_TURN,
  type GameState,
  isOver,
  kindOf,
  nextWord,
  type Random,
  type Seat,
} from '@openrealms/engine';
import { resample } from '../network/resample.ts';
import type { Thinker } from '../network/thinker.ts';

/** How much is thought about a decision. */
export interface Effort {
  /** How many imagined games are played, all options together. */
  readonly simulations: number;
  /** How many of one's own turns a simulation goes on beyond this one. */
  readonly turns: number;
  /** No more options than these are looked into: those the network likes best. */
  readonly options: number;
}

interface Arm {
  readonly command: CommandCode;
  sum: number;
  count: number;
}

/**
 * Looks into the options of a decision: each is tried in many imagined worlds, the same for all, in which everybody plays on as
 * the network advises. After each round the worse half is dropped. Gives the best option so far after each world, and at the end.
 */
export function* search(
  state: GameState,
  seat: Seat,
  thinker: Thinker,
  world: GameState,
  random: Random,
  effort: Effort,
): Generator<CommandCode, CommandCode> {
  const options = thinker.options(state, seat);
  if (typeof options === 'number') return options;
  let arms = mostLiked(state, seat, thinker, options, random, effort.options);
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  const dice: Random = { a: 0, b: 0, c: 0, d: 0 };
  while (arms.length > 1) {
    const worlds = Math.max(1, Math.round(effort.simulations / rounds / arms.length));
    for (let i = 0; i < worlds; i++) {
      const words = [nextWord(random), nextWord(random), nextWord(random), nextWord(random) | 1];
      for (const arm of arms) {
        [dice.a, dice.b, dice.c, dice.d] = words;
        copyInto(world, state);
        resample(world, seat, dice);
        apply(world, seat, arm.command);
        arm.sum += playOn(
          world,
          seat,
          thinker,
          isEnd(arm.command) ? effort.turns - 1 : effort.turns,
        );
        arm.count++;
      }
      yield leader(arms).command;
    }
    arms.sort((one, other) => mean(other) - mean(one));
    arms = arms.slice(0, Math.ceil(arms.length / 2));
  }
  return arms[0].command;
}

function isEnd(command: CommandCode): boolean {
  return kindOf(command) === END_TURN;
}

function mean({ sum, count }: Arm): number {
  return count === 0 ? 0 : sum / count;
}

function leader(arms: readonly Arm[]): Arm {
  return arms.reduce((best, arm) => (mean(arm) > mean(best) ? arm : best));
}

function mostLiked(
  state: GameState,
  seat: Seat,
  thinker: Thinker,
  options: readonly CommandCode[],
  random: Random,
  most: number,
): Arm[] {
  thinker.imagine(state, seat, random);
  return options
    .map((command) => ({ command, value: thinker.judge(seat, command) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, most)
    .map(({ command }) => ({ command, sum: 0, count: 0 }));
}

const LONGEST = 2_000;

/** Lets everybody play on as the network advises until this player has ended so many more turns; what it thinks then. */
function playOn(world: GameState, seat: Seat, thinker: Thinker, turns: number): number {
  let left = turns;
  for (let moves = 0; moves < LONGEST; moves++) {
    if (isOver(world)) return (world.winners >> seat) & 1;
    if (world.seats[seat].defeated) return 0;
    const mover = 31 - Math.clz32(awaitedBits(world));
    const options = thinker.options(world, mover);
    let command: CommandCode;
    if (typeof options === 'number') {
      command = options;
    } else {
      thinker.enter(world, mover);
      command = thinker.best(mover, options);
    }
    if (mover === seat && isEnd(command)) {
      if (left <= 0) return thinker.valueAtEnd(world, seat);
      left--;
    }
    apply(world, mover, command);
  }
  return thinker.valueAtEnd(world, seat);
}
