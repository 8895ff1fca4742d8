/**
 * The computer players. They see only what a player sees.
 *
 * @packageDocumentation
 */
export type { Bot } from './bot.ts';
export { greedyBot } from './greedy-bot.ts';
export { type Match, type MatchResult, playMatch, recordOf } from './match.ts';
export { type BotMove, nextMove, type SeatCommand, type SeatedBot } from './next-move.ts';
export { randomBot } from './random-bot.ts';
export { BOT_NAMES, type BotName, botNamed, isBotName } from './registry.ts';
export { leftToThePlayer, safeMove } from './safe-move.ts';
