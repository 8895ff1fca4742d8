import {
  type Box,
  type Command,
  catalogOf,
  determinize,
  type Random,
  type Seat,
  type View,
} from '@openrealms/engine';
import type { Bot } from '../bot.ts';
import { Desks } from '../network/desk.ts';
import type { Weights } from '../network/network.ts';
import { commandOf } from '../network/network-bot.ts';
import { networkOf } from '../network/network-of.ts';
import { PlannedTurn } from '../network/planned-turn.ts';
import { noTaste, type Taste, type TasteMaker } from '../network/taste.ts';
import { shareBeforeTheEnd } from '../network/teamwork.ts';
import { leader } from './arm.ts';
import { type Effort, search } from './search.ts';
import { TurnClock } from './turn-clock.ts';

/** How a searching player thinks. */
export interface Thoroughness {
  readonly effort: Effort;
  /** For a whole turn; without it, only the effort limits the thinking, and the same position gives the same answer. */
  readonly milliseconds?: number;
  readonly taste?: TasteMaker;
}

/** A player who looks into the options that the network likes best. */
export function searchBot(
  name: string,
  weights: Weights,
  boxes: readonly Box[],
  { effort, milliseconds = Number.POSITIVE_INFINITY, taste = noTaste }: Thoroughness,
): Bot {
  const desks = new Desks(networkOf(weights, catalogOf(boxes)));
  let own: Taste | null | undefined;
  const clock = new TurnClock(milliseconds);
  const plan = new PlannedTurn();

  function* think(
    view: View,
    legal: readonly Command[],
    random: Random,
  ): Generator<Command, Command, void> {
    const seat = view.viewer as Seat;
    const state = determinize(view, random, boxes);
    const desk = desks.for(state);
    const options = desk.options(state, seat);
    if (typeof options === 'number') return commandOf(options, state, seat, legal);
    const planned = plan.next(state, seat, options);
    if (planned !== undefined) return commandOf(planned, state, seat, legal);
    own ??= taste(random);
    desk.planner.give(own, state, seat);
    clock.start(state.turn);
    const thoughts = search(state, seat, options, desk, random, effort);
    let thought = thoughts.next();
    try {
      while (!thought.done && !clock.isUp()) {
        yield commandOf(leader(thought.value.left).steps[0], state, seat, legal);
        thought = thoughts.next();
      }
    } finally {
      // Also when it was told to hurry: the rest of the turn needs no new plan.
      clock.stop();
      plan.keep(state, seat, leader(thought.value.left).steps.slice(1));
    }
    const [step] = leader(thought.value.left).steps;
    return commandOf(step, state, seat, legal);
  }

  function* thinkAndShare(
    view: View,
    legal: readonly Command[],
    random: Random,
  ): Generator<Command, Command, void> {
    return shareBeforeTheEnd(yield* think(view, legal, random), view, legal, boxes);
  }

  return {
    name,
    think: thinkAndShare,
    choose(view, legal, random) {
      const thoughts = thinkAndShare(view, legal, random);
      for (;;) {
        const { done, value } = thoughts.next();
        if (done) return value;
      }
    },
  };
}
