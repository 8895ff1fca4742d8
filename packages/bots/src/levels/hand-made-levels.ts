import { heuristicBot } from '../heuristic/heuristic-bot.ts';
import { CAPTAIN, PILOT, RECRUIT, type Temperament, TRADER } from '../heuristic/temperament.ts';
import type { MakeLevel } from './crews.ts';
import type { LevelName } from './level-names.ts';

const TEMPERAMENTS: Readonly<Partial<Record<LevelName, Temperament>>> = {
  recruit: RECRUIT,
  pilot: PILOT,
  trader: TRADER,
  captain: CAPTAIN,
};

/** Bots that answer at once, by rules that were written down. */
export const handMadeLevel: MakeLevel = ({ name, level, style, boxes, nature }) => {
  const temperament = TEMPERAMENTS[level];
  if (temperament === undefined) throw new Error(`Nobody has made a bot of level "${level}".`);
  return heuristicBot(name, temperament, boxes, style, nature);
};
