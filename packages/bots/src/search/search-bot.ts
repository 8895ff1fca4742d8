import { type Box, type CommandCode, catalogOf, determinize, type Seat } from '@openrealms/engine';
import type { Bot } from '../bot.ts';
import { Desks } from '../network/desk.ts';
import { Network, type Weights } from '../network/network.ts';
import { commandOf } from '../network/network-bot.ts';
import { type Effort, search } from './search.ts';

/** A player who looks into the options that the network likes best. With `milliseconds`, no longer than that for a decision. */
export function searchBot(
  name: string,
  weights: Weights,
  boxes: readonly Box[],
  effort: Effort,
  milliseconds = Number.POSITIVE_INFINITY,
): Bot {
  const desks = new Desks(new Network(weights, catalogOf(boxes)));
  return {
    name,
    choose(view, legal, random) {
      const seat = view.viewer as Seat;
      const state = determinize(view, random, boxes);
      const { thinker, world } = desks.for(state);
      const thinking = search(state, seat, thinker, world, random, effort);
      const end = performance.now() + milliseconds;
      let step: IteratorResult<CommandCode, CommandCode> = thinking.next();
      while (!step.done && performance.now() < end) step = thinking.next();
      return commandOf(step.value, state, seat, legal);
    },
  };
}
