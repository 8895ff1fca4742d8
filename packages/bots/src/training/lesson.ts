import type { CommandCode, GameState, Random, Seat } from '@openrealms/engine';
import type { Desk } from '../network/desk.ts';
import { type Effort, search } from '../search/search.ts';
import type { Sample } from './self-play.ts';

/** How far a turn is looked into for a lesson. */
const EFFORT: Effort = { worlds: 16, turns: 2, plans: 6 };

/**
 * Looks into a turn: what came of its best plans in imagined worlds is what should have been thought of their ends. One lesson says
 * more about which plan is better than many games of which each follows only one.
 */
export function lesson(
  state: GameState,
  seat: Seat,
  options: readonly CommandCode[],
  desk: Desk,
  random: Random,
): Sample[] {
  const { planner } = desk;
  const thoughts = search(state, seat, options, desk, random, EFFORT);
  let thought = thoughts.next();
  while (!thought.done) thought = thoughts.next();
  planner.imagine(state, seat, random);
  return thought.value.all.flatMap(({ mean, steps, count }): Sample[] => {
    const end = count === 0 ? null : planner.endOf(seat, steps);
    if (end === null) return [];
    const position = end.compact();
    return [
      { seat, foreseen: true, tried: false, position, against: null, value: mean, target: mean },
    ];
  });
}
