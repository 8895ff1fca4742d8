import {
  CHOOSE_BRANCH,
  type CommandCode,
  type GameState,
  kindOf,
  type Seat,
} from '@openrealms/engine';
import { type Foresight, ONE_STEP } from '../network/foresight.ts';
import type { Planner } from '../network/planner.ts';

/** An answer is judged as if the turn ended with it; but trade is worth what it buys. */
const ANSWER: Foresight = { steps: 0, positions: 1 };
const BRANCH: Foresight = { steps: 1, positions: 8 };

interface Wish {
  readonly command: CommandCode;
  readonly value: number;
}

/**
 * How everybody plays in imagined games: at the first decision of a turn each option is judged as if the turn ended after it, and from
 * then on they are taken one after the other, the best first, as long as they are better than to end. Not as good as a plan, but
 * good enough to see where things are going, and many times as quick.
 */
export class Impulse {
  private wishes: Wish[] = [];
  private turn = -1;
  private seat: Seat = -1;

  /** What this player, who has more than one option, does now. */
  next(
    world: GameState,
    seat: Seat,
    options: readonly CommandCode[],
    planner: Planner,
  ): CommandCode {
    if (world.frames > 0) {
      planner.enter(world, seat);
      return planner.bestOption(
        seat,
        options,
        kindOf(options[0]) === CHOOSE_BRANCH ? BRANCH : ANSWER,
      );
    }
    if (world.turn !== this.turn || seat !== this.seat) this.look(world, seat, options, planner);
    const { wishes } = this;
    for (let i = 0; i < wishes.length; i++) {
      const { command } = wishes[i];
      if (!options.includes(command)) continue;
      wishes.splice(i, 1);
      return command;
    }
    // The end of the turn, or an attack that has to come before it, stands last.
    return options[options.length - 1];
  }

  private look(
    world: GameState,
    seat: Seat,
    options: readonly CommandCode[],
    planner: Planner,
  ): void {
    this.turn = world.turn;
    this.seat = seat;
    planner.enter(world, seat);
    const wishes = options.map((command) => ({
      command,
      value: planner.judge(seat, command, ONE_STEP),
    }));
    const least = wishes[wishes.length - 1].value;
    this.wishes = wishes
      .filter(({ value }) => value >= least)
      .sort((one, other) => other.value - one.value);
  }
}
