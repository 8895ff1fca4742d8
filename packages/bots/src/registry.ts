import type { Box, Random } from '@openrealms/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { heuristicBot } from './heuristic/heuristic-bot.ts';
import { RANDOM_BUYER, THOROUGH } from './heuristic/temperament.ts';
import { crewsOf } from './levels/crews.ts';
import { handMadeLevel } from './levels/hand-made-levels.ts';
import { type FixedName, isFixedName, type LabBotName } from './levels/lab-names.ts';
import { crewOf } from './levels/offered-levels.ts';
import { randomBot } from './random-bot.ts';
import { loyalist, RUSHER, THINNER, TRADESMAN } from './styles/styles.ts';

type Maker = (boxes: readonly Box[]) => Bot;

const FIXED: Readonly<Record<FixedName, Maker>> = {
  random: () => randomBot,
  greedy: greedyBot,
  'random-buyer': (boxes) => heuristicBot('random-buyer', RANDOM_BUYER, boxes),
  tuned: (boxes) => heuristicBot('tuned', THOROUGH, boxes),
  'tuned-rusher': (boxes) => heuristicBot('tuned-rusher', THOROUGH, boxes, RUSHER),
  'tuned-tradesman': (boxes) => heuristicBot('tuned-tradesman', THOROUGH, boxes, TRADESMAN),
  'tuned-thinner': (boxes) => heuristicBot('tuned-thinner', THOROUGH, boxes, THINNER),
  'tuned-loyalist': (boxes) => heuristicBot('tuned-loyalist', THOROUGH, boxes, loyalist()),
};

/**
 * The crews that `offered-levels.ts` names; one with much data has a loader here that imports it. Marked as pure, so that a
 * page that only names bots does not carry them.
 */
const crews = /* @__PURE__ */ crewsOf(
  crewOf,
  { 'hand-made': handMadeLevel },
  { learned: async () => (await import('./levels/learned-levels.ts')).learnedLevel },
);

/** Loads what these bots need before `botNamed` can make them. */
export function prepareBots(names: readonly LabBotName[]): Promise<void> {
  return crews.prepare(names);
}

/**
 * A bot for one seat of one game that knows the cards of these boxes. With `nature`, the same each time the game is
 * taken up again, it is the same somebody from the first move to the last: who misjudges cards misjudges the same ones.
 */
export function botNamed(name: LabBotName, boxes: readonly Box[], nature?: Random): Bot {
  return isFixedName(name) ? FIXED[name](boxes) : crews.make(name, boxes, nature);
}
