import type { Box } from '@openrealms/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { randomBot } from './random-bot.ts';

const BOTS = {
  random: () => randomBot,
  greedy: greedyBot,
} satisfies Record<string, (boxes: readonly Box[]) => Bot>;

/** The bots that can be asked for by name. */
export type BotName = keyof typeof BOTS;

/** Weakest first. */
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** Whether there is a bot of this name. */
export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}

/** A bot that knows the cards of these boxes. */
export function botNamed(name: BotName, boxes: readonly Box[]): Bot {
  return BOTS[name](boxes);
}
