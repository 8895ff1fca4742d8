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

/** Lets everybody play on as the network advises until this player has ended so many more turns; what it thinks then. */
export function playOn(world: GameState, seat: Seat, planner: Planner, turns: number): number {
  let left = turns;
  for (let moves = 0; moves < LONGEST; moves++) {
    if (isOver(world)) return (world.winners >> seat) & 1;
    if (world.seats[seat].defeated) return 0;
    const mover = 31 - Math.clz32(awaitedBits(world));
    const options = planner.options(world, mover);
    let command: CommandCode;
    if (typeof options === 'number') {
      command = options;
    } else {
      planner.enter(world, mover);
      command = planner.best(mover, options, ONE_STEP);
    }
    if (mover === seat && kindOf(command) === END_TURN) {
      if (left <= 0) return planner.valueAtEnd(world, seat);
      left--;
    }
    apply(world, mover, command);
  }
  return planner.valueAtEnd(world, seat);
}
