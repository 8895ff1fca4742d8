import { readArguments } from '../../src/training/arguments.ts';
import { newPlan, type Plan } from '../../src/training/plan.ts';

/** The plan of a training that is begun with these options. */
export function planned(...args: string[]): Plan {
  return newPlan(readArguments(args).given);
}
