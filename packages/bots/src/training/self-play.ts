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
import type { Taste } from '../network/taste.ts';
import { nextMove, type SeatedBot } from '../next-move.ts';
import { type Against, ahead, type Edges } from './edges.ts';
import { lesson } from './lesson.ts';

/** The end of a turn, as its player knew it. */
export interface Sample {
  readonly seat: Seat;
  /** Whether it was only foreseen, before the cards were revealed that came on the way. */
  readonly foreseen: boolean;
  readonly position: Encoding;
  /** The guest whom this player met; null in a game among equals. */
  readonly against: Against | null;
  /** What the network thought of it, with its edge over a guest. */
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
  /** What one of the players likes beside what the network thinks: so that also decks are seen that it would not build. */
  readonly character: { readonly seat: Seat; readonly taste: Taste } | null;
  /** Somebody who does not ask the network: so that also those are met who play otherwise than it would. */
  readonly guest: Guest | null;
}

/** A bot that is not the network, which of all it is, and how much better the network plays than each. */
interface Guest extends SeatedBot {
  readonly seat: Seat;
  readonly number: number;
  readonly edges: Edges;
}

/** What can be learned from a game: the ends of its turns, and what turns that were looked into have taught already. */
export interface Game {
  readonly samples: readonly Sample[];
  readonly taught: readonly Sample[];
}

/**
 * Plays a game that has been dealt to its end: each player takes the turn that the network likes best, or sometimes
 * any step; a guest plays as it likes. Gives the ends of all turns but those of a guest in order, each also as it was foreseen when the turn began, unless a lesson has said more of
 * that.
 */
export function selfPlay(
  state: GameState,
  desk: Desk,
  random: Random,
  { character, curiosity, foresight, guest, lessons }: Manner,
): Game {
  const { planner } = desk;
  const samples: Sample[] = [];
  const taught: Sample[] = [];
  const plan = new PlannedTurn();
  let planned = 0;
  const keep = (seat: Seat, value: number, foreseen: boolean) => {
    const against = guest === null ? null : { guest: guest.number, ahead: ahead(state) };
    samples.push({
      seat,
      foreseen,
      position: planner.foreseen(seat).compact(),
      against,
      value: guest === null ? value : guest.edges.chanceIn(against, value),
      target: 0,
    });
  };
  while (!isOver(state) && state.turn < TURN_LIMIT * state.seats.length) {
    const seat = 31 - Math.clz32(awaitedBits(state));
    const guestMove = seat === guest?.seat ? nextMove(state, () => guest) : null;
    if (guestMove !== null) {
      apply(state, seat, guestMove.code);
      continue;
    }
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
        if (character?.seat === seat) planner.give(character.taste, state, seat);
        planner.imagine(state, seat, random);
        const [first, ...rest] = planner.bestPlan(seat, options, foresight);
        chosen = first;
        plan.keep(state, seat, rest);
        planner.give(null, state, seat);
        const value = planner.judge(seat, chosen, foresight);
        if (planned !== state.turn && value < 1 && !isTaught) keep(seat, value, true);
        planned = state.turn;
      } else {
        chosen = next;
      }
    }
    if (kindOf(chosen) === END_TURN) {
      planner.enter(state, seat);
      keep(seat, planner.judge(seat, chosen, foresight), false);
    }
    apply(state, seat, chosen);
  }
  return { samples, taught };
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
