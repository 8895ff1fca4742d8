import type { Box } from '@openrealms/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { heuristicBot } from './heuristic/heuristic-bot.ts';
import {
  CAPTAIN,
  PILOT,
  RANDOM_BUYER,
  RECRUIT,
  type Temperament,
  TRADER,
} from './heuristic/temperament.ts';
import { randomBot } from './random-bot.ts';
import type { Style } from './styles/style.ts';
import { loyalist, RUSHER, THINNER, TRADESMAN } from './styles/styles.ts';

type Maker = (boxes: readonly Box[]) => Bot;

const BOTS = {
  random: () => randomBot,
  greedy: greedyBot,
} satisfies Record<string, Maker>;

/** Players to measure others by: none of them changes any more, or old measurements would mean nothing. */
const YARDSTICKS = {
  'random-buyer': made('random-buyer', RANDOM_BUYER),
  recruit: made('recruit', RECRUIT),
  pilot: made('pilot', PILOT),
  trader: made('trader', TRADER),
  tuned: made('tuned', CAPTAIN),
  'tuned-rusher': made('tuned-rusher', CAPTAIN, RUSHER),
  'tuned-tradesman': made('tuned-tradesman', CAPTAIN, TRADESMAN),
  'tuned-thinner': made('tuned-thinner', CAPTAIN, THINNER),
  'tuned-loyalist': made('tuned-loyalist', CAPTAIN, loyalist()),
} satisfies Record<string, Maker>;

const LAB_BOTS = { ...BOTS, ...YARDSTICKS };

/** The bots that people are offered as opponents. */
export type BotName = keyof typeof BOTS;
/** The bots that can take part in measurements: those, and fixed ones to compare with. */
export type LabBotName = keyof typeof LAB_BOTS;

/** Weakest first. */
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
export const LAB_BOT_NAMES = Object.keys(LAB_BOTS) as readonly LabBotName[];

/** Whether there is a bot of this name. */
export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}

/** Whether a bot of this name can take part in measurements. */
export function isLabBotName(name: string): name is LabBotName {
  return Object.hasOwn(LAB_BOTS, name);
}

/** A bot that knows the cards of these boxes. */
export function botNamed(name: LabBotName, boxes: readonly Box[]): Bot {
  return LAB_BOTS[name](boxes);
}

function made(name: string, temperament: Temperament, style: Style | null = null): Maker {
  return (boxes) => heuristicBot(name, temperament, boxes, style);
}
