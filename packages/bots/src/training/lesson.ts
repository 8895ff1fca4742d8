import type { CommandCode, GameState, Random, Seat } from '@openrealms/engine';
import type { Desk } from '../network/desk.ts';
import type { Encoding } from '../network/encoding.ts';
import { type Effort, search } from '../search/search.ts';

/**
 * How far a turn is looked into for a lesson: to the end of the player's next turn. In a few worlds only, since the same ones for
 * all plans tell well which is better, and many lessons teach more than sure ones.
 */
const EFFORT: Effort = { worlds: 6, turns: 2, plans: 6 };

/** An end of a turn, and what should have been thought of it. */
export interface Taught {
  readonly position: Encoding;
  readonly target: number;
}

/** The ends of one turn that its best plans lead to: two at least. */
export type Lesson = readonly Taught[];

/**
 * Looks into a turn: what came of its best plans in imagined worlds is what should have been thought of their ends. One lesson says
 * more about which plan is better than many games of which each follows only one. Null if there are no two plans
 * whose ends can be foreseen.
 */
export function lesson(
  state: GameState,
  seat: Seat,
  options: readonly CommandCode[],
  desk: Desk,
  random: Random,
): Lesson | null {
  const { planner } = desk;
  const thoughts = search(state, seat, options, desk, random, EFFORT);
  let thought = thoughts.next();
  while (!thought.done) thought = thoughts.next();
  planner.imagine(state, seat, random);
  const taught = thought.value.all.flatMap(({ mean, steps, count }): Taught[] => {
    const end = count === 0 ? null : planner.endOf(seat, steps);
    return end === null ? [] : [{ position: end.compact(), target: mean }];
  });
  return taught.length < 2 ? null : taught;
}
