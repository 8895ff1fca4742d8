import {
  apply,
  awaitedBits,
  type CommandCode,
  END_TURN,
  type GameState,
  isOver,
  kindOf,
  type Random,
  roll,
  type Seat,
} from '@openrealms/engine';
import type { Desk } from '../network/desk.ts';
import type { Encoding } from '../network/encoding.ts';
import type { Foresight } from '../network/foresight.ts';
import { PlannedTurn } from '../network/planned-turn.ts';
import type { Planner } from '../network/planner.ts';
import { lesson } from './lesson.ts';

/** The end of a turn, as its player knew it. */
export interface Sample {
  readonly seat: Seat;
  /** Whether it was only foreseen, before the cards were revealed that came on the way. */
  readonly foreseen: boolean;
  readonly position: Encoding;
  /** What the network thought of it. */
  readonly value: number;
  /** What it should have thought. */
  target: number;
}

const TURN_LIMIT = 200;

/** How games are played to learn from them. */
export interface Manner {
  /** How often any step is taken instead of the best. */
  readonly curiosity: number;
  readonly foresight: Foresight;
  /** The share of the turns that are looked into before they are played. */
  readonly lessons: number;
}

/** What can be learned from a game: the ends of its turns, and what turns that were looked into have taught already. */
export interface Game {
  readonly samples: readonly Sample[];
  readonly taught: readonly Sample[];
}

/**
 * Plays a game that has been dealt to its end: each player takes the turn that the network likes best, or sometimes
 * any step. Gives the ends of all turns in order, each also as it was foreseen when the turn began, unless a lesson has said more of
 * that.
 */
export function selfPlay(
  state: GameState,
  desk: Desk,
  random: Random,
  { curiosity, foresight, lessons }: Manner,
): Game {
  const { planner } = desk;
  const samples: Sample[] = [];
  const taught: Sample[] = [];
  const plan = new PlannedTurn();
  let planned = 0;
  while (!isOver(state) && state.turn < TURN_LIMIT * state.seats.length) {
    const seat = 31 - Math.clz32(awaitedBits(state));
    const options = planner.options(state, seat);
    let chosen: CommandCode;
    if (typeof options === 'number') {
      chosen = options;
    } else if (chance(random) < curiosity) {
      chosen = options[roll(random, options.length)];
      plan.drop();
    } else {
      const next = plan.next(state, seat, options);
      if (next === undefined) {
        const isTaught = planned !== state.turn && chance(random) < lessons;
        if (isTaught) taught.push(...lesson(state, seat, options, desk, random));
        planner.imagine(state, seat, random);
        chosen = planner.bestOption(seat, options, foresight);
        const value = planner.judge(seat, chosen, foresight);
        plan.keep(state, seat, planner.rest());
        if (planned !== state.turn && value < 1 && !isTaught) {
          samples.push(sampleOf(planner, seat, value, true));
        }
        planned = state.turn;
      } else {
        chosen = next;
      }
    }
    if (kindOf(chosen) === END_TURN) {
      planner.enter(state, seat);
      const value = planner.judge(seat, chosen, foresight);
      samples.push(sampleOf(planner, seat, value, false));
    }
    apply(state, seat, chosen);
  }
  return { samples, taught };
}

function sampleOf(planner: Planner, seat: Seat, value: number, foreseen: boolean): Sample {
  return { seat, foreseen, position: planner.foreseen(seat).compact(), value, target: 0 };
}

/** From 0 to 1. */
function chance(random: Random): number {
  return roll(random, 1 << 20) / (1 << 20);
}

/**
 * Says of each sample what the network should have thought: what came of it, mixed with what the network thought at the same
 * player's later decisions; `lambda` is the share of what came later.
 */
export function setTargets(samples: readonly Sample[], state: GameState, lambda: number): void {
  const returns = state.seats.map((_, seat) => outcome(state, seat));
  for (let i = samples.length - 1; i >= 0; i--) {
    const sample = samples[i];
    sample.target = returns[sample.seat];
    if (sample.foreseen) continue;
    returns[sample.seat] = (1 - lambda) * sample.value + lambda * sample.target;
  }
}

/** 1 for a win, 0 for a loss, half of it for a game that nobody has won. */
function outcome(state: GameState, seat: Seat): number {
  return isOver(state) ? (state.winners >> seat) & 1 : 0.5;
}
