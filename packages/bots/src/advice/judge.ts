import {
  type Command,
  type CommandCode,
  type GameState,
  type Random,
  randomFrom,
  type Seat,
} from '@openrealms/engine';
import { WHOLE_TURN } from '../network/foresight.ts';
import { type FirstLook, MOST_PROMISING, meanChances } from '../network/open-plans.ts';
import type { Planner } from '../network/planner.ts';
import { ToldTurn } from './told-turn.ts';

/** A way to go on, and what it leads to. */
export interface Judged extends FirstLook {
  /** The steps of its plan that can be told. */
  readonly told: readonly Command[];
}

/** The world in which plans are told and compared is the same each time. */
export function diceFor(world: number): Random {
  return randomFrom(`world ${world} of an adviser`);
}

/** All ways to go on, the best one first. */
export function judge(
  from: GameState,
  seat: Seat,
  options: readonly CommandCode[],
  planner: Planner,
): Judged[] {
  planner.imagine(from, seat, diceFor(0));
  const judged = options.map((code) => judgeOne(from, seat, code, planner)).sort(byChance);
  const top = judged.slice(0, MOST_PROMISING);
  if (!top.some(({ isOpen }) => isOpen)) return judged;
  const chances = meanChances(planner, from, seat, top, WHOLE_TURN, diceFor);
  const sure = top.map((each, i) => ({ ...each, chance: chances[i] })).sort(byChance);
  return [...sure, ...judged.slice(MOST_PROMISING)];
}

function judgeOne(from: GameState, seat: Seat, code: CommandCode, planner: Planner): Judged {
  const chance = planner.judge(seat, code, WHOLE_TURN);
  const turn = new ToldTurn(from, seat);
  // A win that only this world holds has no plan.
  turn.follow(chance === 1 ? [code] : [code, ...planner.rest()]);
  const { told, isOpen } = turn;
  return { code, told, isOpen: isOpen || chance === 1, chance };
}

function byChance(one: Judged, other: Judged): number {
  return other.chance - one.chance;
}
