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
import { type Lesson, lesson } from './lesson.ts';

/** The end of a turn, as its player knew it. */
export interface Sample {
  readonly seat: Seat;
  /** Whether it was only foreseen, before the cards were revealed that came on the way. */
  readonly foreseen: boolean;
  /** Whether another plan was tried in this turn than the one that the network liked best. */
  readonly tried: boolean;
  readonly position: Encoding;
  /** The guest whom this player met; null in a game among equals. */
  readonly against: Against | null;
  /** What the network thought of it, with its edge over a guest. */
  readonly value: number;
  /** What it should have thought. */
  target: number;
}

const TURN_LIMIT = 200;
/** One of so many plans is tried, the ones that the network likes best: it has to tell those apart. */
const CANDIDATES = 6;

/** How games are played to learn from them. */
export interface Manner {
  /** The share of the turns in which another of the best plans is tried than the very best. */
  readonly curiosity: number;
  readonly foresight: Foresight;
  /** The share of the decisions that are looked into before they are made. */
  readonly lessons: number;
  /** What one of the players likes beside what the network thinks: so that also decks are seen that it would not build. */
  readonly character: { readonly seat: Seat; readonly taste: Taste } | null;
  /** Somebody who does not ask the network: so that also those are met who play otherwise than it would. */
  readonly guest: Guest | null;
}

/** A bot that is not the network, and where it sits. */
export interface Guest extends SeatedBot {
  /** One bit each: among more than two players, all others may be such guests. */
  readonly seats: number;
  /** In a duel, which of all guests it is, and how much better the network plays than each. */
  readonly edge: { readonly number: number; readonly edges: Edges } | null;
}

/** What can be learned from a game: the ends of its turns, and what decisions that were looked into have taught already. */
export interface Game {
  readonly samples: readonly Sample[];
  readonly lessons: readonly Lesson[];
}

/**
 * Plays a game that has been dealt to its end: each player takes the turn that the network likes best, or sometimes
 * tries another; a guest plays as it likes. Gives the ends of all turns but those of a guest in order, each also as it was foreseen
 * when the turn began, unless a lesson has said more of that.
 */
export function selfPlay(
  state: GameState,
  desk: Desk,
  random: Random,
  { character, curiosity, foresight, guest, lessons: share }: Manner,
): Game {
  const { planner } = desk;
  const samples: Sample[] = [];
  const lessons: Lesson[] = [];
  const plan = new PlannedTurn();
  /** Whose turn was last planned: a team may share one. */
  let planned = -1;
  let tried = false;
  const keep = (seat: Seat, value: number, foreseen: boolean) => {
    const edge = guest?.edge ?? null;
    const against = edge === null ? null : { guest: edge.number, ahead: ahead(state) };
    samples.push({
      seat,
      foreseen,
      tried,
      position: planner.foreseen(seat).compact(),
      against,
      value: edge === null ? value : edge.edges.chanceIn(against, value),
      target: 0,
    });
  };
  while (!isOver(state) && state.turn < TURN_LIMIT * state.seats.length) {
    const seat = 31 - Math.clz32(awaitedBits(state));
    if (guest !== null && isSeatOf(guest, seat)) {
      const { code } = nextMove(state, (each) => (each === seat ? guest : undefined))!;
      apply(state, seat, code);
      continue;
    }
    const options = planner.options(state, seat);
    const turn = state.turn * state.seats.length + seat;
    let chosen: CommandCode;
    if (typeof options === 'number') {
      chosen = options;
    } else {
      const next = plan.next(state, seat, options);
      if (next === undefined) {
        const isFirst = planned !== turn;
        planned = turn;
        const taught = chance(random) < share ? lesson(state, seat, options, desk, random) : null;
        if (taught !== null) lessons.push(taught);
        if (character?.seat === seat) planner.give(character.taste, state, seat);
        planner.imagine(state, seat, random);
        const plans = planner.plans(seat, options, foresight, CANDIDATES);
        planner.give(null, state, seat);
        if (isFirst) {
          tried = false;
          const value = planner.judge(seat, plans[0].steps[0], foresight);
          if (value < 1 && taught === null) keep(seat, value, true);
          tried = value < 1 && plans.length > 1 && chance(random) < curiosity;
        }
        const isOther = isFirst && tried;
        const [first, ...rest] = plans[isOther ? 1 + roll(random, plans.length - 1) : 0].steps;
        chosen = first;
        plan.keep(state, seat, rest);
      } else {
        chosen = next;
      }
    }
    if (planned !== turn) tried = false;
    if (kindOf(chosen) === END_TURN) {
      planner.enter(state, seat);
      keep(seat, planner.judge(seat, chosen, foresight), false);
    }
    apply(state, seat, chosen);
  }
  return { samples, lessons };
}

function isSeatOf({ seats }: Guest, seat: Seat): boolean {
  return ((seats >> seat) & 1) === 1;
}

/** From 0 to 1. */
function chance(random: Random): number {
  return roll(random, 1 << 20) / (1 << 20);
}
