import type { CommandCode, GameState, Random, Seat } from '@openrealms/engine';
import type { Foresight } from './foresight.ts';
import type { Planner } from './planner.ts';

/** A way to go on, judged in one imagined world. */
export interface FirstLook {
  readonly code: CommandCode;
  readonly chance: number;
  /** Whether cards come to light on the way: another world may see it differently. */
  readonly isOpen: boolean;
}

/** Only so many ways to go on, the most promising, are looked at in several worlds. */
export const MOST_PROMISING = 4;

/** What these ways to go on, looked at in one world already, are worth on average over several; `dice` for each world. */
export function meanChances(
  planner: Planner,
  state: GameState,
  seat: Seat,
  looks: readonly FirstLook[],
  foresight: Foresight,
  dice: (world: number) => Random,
): number[] {
  const { worlds } = foresight;
  const sums = looks.map(({ chance }) => chance);
  for (let world = 1; world < worlds; world++) {
    planner.imagine(state, seat, dice(world));
    looks.forEach(({ code }, i) => {
      sums[i] += planner.judge(seat, code, foresight);
    });
  }
  return sums.map((sum) => sum / worlds);
}

/** The option with the best plan, on average over what cannot be known. */
export function bestOnAverage(
  planner: Planner,
  state: GameState,
  seat: Seat,
  options: readonly CommandCode[],
  foresight: Foresight,
  random: Random,
): CommandCode {
  planner.imagine(state, seat, random);
  const looks = options
    .map((code): FirstLook => {
      const chance = planner.judge(seat, code, foresight);
      return { code, chance, isOpen: planner.isOpen(seat) };
    })
    .sort((one, other) => other.chance - one.chance)
    .slice(0, MOST_PROMISING);
  if (!looks.some(({ isOpen }) => isOpen)) return looks[0].code;
  const chances = meanChances(planner, state, seat, looks, foresight, () => random);
  return looks[chances.indexOf(Math.max(...chances))].code;
}
