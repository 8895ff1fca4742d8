import {
  type Box,
  type Command,
  type CommandCode,
  catalogOf,
  commandBuffer,
  determinize,
  type GameState,
  listLegal,
  type Random,
  type Seat,
} from '@openrealms/engine';
import type { Bot } from '../bot.ts';
import { Desks } from './desk.ts';
import { Network, type Weights } from './network.ts';
import type { Thinker } from './thinker.ts';

/** A player who takes the option that the network likes best, without looking further. */
export function networkBot(name: string, weights: Weights, boxes: readonly Box[]): Bot {
  const desks = new Desks(new Network(weights, catalogOf(boxes)));
  return {
    name,
    choose(view, legal, random) {
      const seat = view.viewer as Seat;
      const state = determinize(view, random, boxes);
      const { thinker } = desks.for(state);
      return commandOf(bestOption(thinker, state, seat, random), state, seat, legal);
    },
  };
}

/** The option that the network likes best. */
function bestOption(thinker: Thinker, state: GameState, seat: Seat, random: Random): CommandCode {
  const options = thinker.options(state, seat);
  if (typeof options === 'number') return options;
  thinker.imagine(state, seat, random);
  return thinker.best(seat, options);
}

const codes = commandBuffer();

/** A command of an imagined game among those of the true one: what is legal depends on nothing hidden, nor does its order. */
export function commandOf(
  code: CommandCode,
  state: GameState,
  seat: Seat,
  legal: readonly Command[],
): Command {
  const count = listLegal(state, seat, codes);
  return legal[codes.subarray(0, count).indexOf(code)];
}
