import type { Box, Random } from '@openrealms/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { heuristicBot } from './heuristic/heuristic-bot.ts';
import { CAPTAIN, RANDOM_BUYER } from './heuristic/temperament.ts';
import { crewsOf } from './levels/crews.ts';
import { handMadeLevel } from './levels/hand-made-levels.ts';
import type { BotName } from './levels/level-names.ts';
import { crewOf, isBotName, LEVELS } from './levels/offered-levels.ts';
import { randomBot } from './random-bot.ts';
import { loyalist, RUSHER, THINNER, TRADESMAN } from './styles/styles.ts';

type Maker = (boxes: readonly Box[]) => Bot;

/**
 * Players to measure others by, and those whom people played against before there were levels: none of them changes any more,
 * or old measurements and games would mean nothing.
 */
const FIXED = {
  random: () => randomBot,
  greedy: greedyBot,
  'random-buyer': (boxes) => heuristicBot('random-buyer', RANDOM_BUYER, boxes),
  tuned: (boxes) => heuristicBot('tuned', CAPTAIN, boxes),
  'tuned-rusher': (boxes) => heuristicBot('tuned-rusher', CAPTAIN, boxes, RUSHER),
  'tuned-tradesman': (boxes) => heuristicBot('tuned-tradesman', CAPTAIN, boxes, TRADESMAN),
  'tuned-thinner': (boxes) => heuristicBot('tuned-thinner', CAPTAIN, boxes, THINNER),
  'tuned-loyalist': (boxes) => heuristicBot('tuned-loyalist', CAPTAIN, boxes, loyalist()),
} satisfies Record<string, Maker>;

/** Every bot that can be made by its name: those that people are offered, and fixed ones to compare with. */
export type LabBotName = BotName | keyof typeof FIXED;

/** All of them but the styles of the levels, which stand behind a slash: captain/rusher. */
export const LAB_BOT_NAMES: readonly LabBotName[] = [
  ...(Object.keys(FIXED) as (keyof typeof FIXED)[]),
  ...LEVELS,
];

/** Whether there is a bot of this name. */
export function isLabBotName(name: string): name is LabBotName {
  return isFixed(name) || isBotName(name);
}

function isFixed(name: string): name is keyof typeof FIXED {
  return Object.hasOwn(FIXED, name);
}

/** The crews that `offered-levels.ts` names; one with much data has a loader here that imports it. */
const crews = crewsOf(crewOf, { 'hand-made': handMadeLevel }, {});

/** Loads what these bots need before `botNamed` can make them. */
export function prepareBots(names: readonly LabBotName[]): Promise<void> {
  return crews.prepare(names);
}

/**
 * A bot for one seat of one game that knows the cards of these boxes. With `nature`, the same each time the game is
 * taken up again, it is the same somebody from the first move to the last: who misjudges cards misjudges the same ones.
 */
export function botNamed(name: LabBotName, boxes: readonly Box[], nature?: Random): Bot {
  return isFixed(name) ? FIXED[name](boxes) : crews.make(name, boxes, nature);
}
