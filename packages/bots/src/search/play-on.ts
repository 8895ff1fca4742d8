import {
  apply,
  awaitedBits,
  type CommandCode,
  END_TURN,
  type GameState,
  isOver,
  kindOf,
  type Seat,
} from '@openrealms/engine';
import { ONE_STEP } from '../network/foresight.ts';
import type { Planner } from '../network/planner.ts';

const LONGEST = 2_000;

/**
 * Lets this player follow a plan as far as it goes, and then everybody play on as the network advises, until this player has
 * ended so many turns after this one; what the network thinks then.
 */
export function playOn(
  world: GameState,
  seat: Seat,
  planner: Planner,
  steps: readonly CommandCode[],
  turns: number,
): number {
  let next = 0;
  let left = turns;
  for (let moves = 0; moves < LONGEST; moves++) {
    if (isOver(world)) return (world.winners >> seat) & 1;
    if (world.seats[seat].defeated) return 0;
    const mover = 31 - Math.clz32(awaitedBits(world));
    const options = planner.options(world, mover);
    let command: CommandCode;
    if (typeof options === 'number') {
      command = options;
    } else if (mover === seat && next < steps.length && options.includes(steps[next])) {
      command = steps[next++];
    } else {
      // A plan that cannot be followed in this world is given up.
      if (mover === seat) next = steps.length;
      planner.enter(world, mover);
      command = planner.bestOption(mover, options, ONE_STEP);
    }
    if (mover === seat && kindOf(command) === END_TURN) {
      if (left <= 0) return planner.valueAtEnd(world, seat);
      left--;
    }
    apply(world, mover, command);
  }
  return planner.valueAtEnd(world, seat);
}
