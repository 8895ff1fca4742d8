import { learnedWeights } from '../levels/learned-levels.ts';
import { adviserOf } from './adviser.ts';

/** What a Fleet Admiral would do. */
export const advise = adviserOf(learnedWeights);
