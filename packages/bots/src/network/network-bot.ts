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
  randomFrom,
  type Seat,
  type View,
} from '@openrealms/engine';
import type { Bot } from '../bot.ts';
import { Desks } from './desk.ts';
import { type Foresight, WHOLE_TURN } from './foresight.ts';
import type { Weights } from './network.ts';
import { networkOf } from './network-of.ts';
import { bestOnAverage } from './open-plans.ts';
import { noTaste, type Taste, type TasteMaker } from './taste.ts';
import { shareBeforeTheEnd } from './teamwork.ts';

/** What a network player can be like. */
export interface Manner {
  readonly foresight?: Foresight;
  readonly taste?: TasteMaker;
}

/** A player who takes the turn that the network likes best. */
export function networkBot(
  name: string,
  weights: Weights,
  boxes: readonly Box[],
  { foresight = WHOLE_TURN, taste = noTaste }: Manner = {},
): Bot {
  const desks = new Desks(networkOf(weights, catalogOf(boxes)));
  let own: Taste | null | undefined;

  function chosen(view: View, legal: readonly Command[], random: Random): Command {
    const seat = view.viewer as Seat;
    const state = determinize(view, random, boxes);
    const desk = desks.for(state);
    const options = desk.options(state, seat);
    if (typeof options === 'number') return commandOf(options, state, seat, legal);
    const { planner } = desk;
    own ??= taste(random);
    planner.give(own, state, seat);
    const best = bestOnAverage(planner, state, seat, options, foresight, random);
    return commandOf(best, state, seat, legal);
  }

  return {
    name,
    choose(view, legal, random) {
      return shareBeforeTheEnd(chosen(view, legal, random), view, legal, boxes);
    },
    chance(view) {
      const state = determinize(view, randomFrom('nothing hidden counts'), boxes);
      return desks.for(state).planner.valueAtEnd(state, view.viewer as Seat);
    },
  };
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
