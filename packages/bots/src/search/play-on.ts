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
import type { Planner } from '../network/planner.ts';
import type { Routine } from './routine.ts';

const LONGEST = 2_000;

/**
 * Lets this player follow a plan as far as it goes, and then everybody play on, until so many turns have been ended after this one;
 * what the network thinks then. It speaks for the side that has just ended a turn: among more than two sides, the others'
 * word says nothing about this player, and the game goes on until somebody of its own side has ended a turn.
 */
export function playOn(
  world: GameState,
  seat: Seat,
  planner: Planner,
  routine: Routine,
  steps: readonly CommandCode[],
  turns: number,
): number {
  routine.forget();
  const areTwo = areTwoSides(world);
  const { turn } = world;
  let next = 0;
  let ended = 0;
  for (let moves = 0; moves < LONGEST; moves++) {
    if (isOver(world)) return (world.winners >> seat) & 1;
    if (world.seats[seat].defeated) return 0;
    const mover = 31 - Math.clz32(awaitedBits(world));
    const options = planner.options(world, mover);
    let command: CommandCode;
    if (typeof options === 'number') {
      command = options;
    } else if (
      world.turn === turn &&
      mover === seat &&
      next < steps.length &&
      isPossible(world, steps[next], options)
    ) {
      command = steps[next++];
    } else {
      // A plan that cannot be followed in this world is given up.
      if (mover === seat) next = steps.length;
      command = routine.next(world, mover, options);
    }
    if (kindOf(command) === END_TURN) {
      const isMine = world.teams[mover] === world.teams[seat];
      if (ended >= turns && (isMine || areTwo)) {
        const value = planner.valueAtEnd(world, mover);
        return isMine ? value : 1 - value;
      }
      ended++;
    }
    apply(world, mover, command);
  }
  return planner.valueAtEnd(world, seat);
}

/** Whether a step of a plan can be taken; a turn can always be ended when nothing has to be chosen. */
function isPossible(world: GameState, step: CommandCode, options: readonly CommandCode[]): boolean {
  return step === END_TURN ? world.frames === 0 : options.includes(step);
}

/** Whether only two sides are left. */
function areTwoSides({ seats, teams }: GameState): boolean {
  let sides = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    if (!seats[seat].defeated) sides |= 1 << teams[seat];
  }
  // Without its lowest bit, one is left.
  const others = sides & (sides - 1);
  return others !== 0 && (others & (others - 1)) === 0;
}
