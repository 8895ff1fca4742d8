/**
 * The computer players. They see only what a player sees.
 *
 * @packageDocumentation
 */
export type { Advice, Advise, Alternative, Reason, ReasonKind } from './advice/advice.ts';
export { loadAdviser } from './advice/load-adviser.ts';
export type { Bot } from './bot.ts';
export { greedyBot } from './greedy-bot.ts';
export { heuristicBot } from './heuristic/heuristic-bot.ts';
export {
  PILOT,
  RANDOM_BUYER,
  RECRUIT,
  type Temperament,
  THOROUGH,
  TRADER,
} from './heuristic/temperament.ts';
export type { Span, Weights as EffectWeights } from './heuristic/weights.ts';
export { isLabBotName, LAB_BOT_NAMES, type LabBotName } from './levels/lab-names.ts';
export {
  type BotName,
  type BotParts,
  botNameOf,
  botParts,
  LEVEL_NAMES,
  type LevelName,
  STYLE_NAMES,
  type StyleName,
} from './levels/level-names.ts';
export { isBotName, LEVELS } from './levels/offered-levels.ts';
export { type Match, type MatchResult, playMatch, recordOf } from './match.ts';
export {
  type BotMove,
  nextMove,
  nextMoveThoughtOver,
  type SeatCommand,
  type SeatedBot,
} from './next-move.ts';
export { randomBot } from './random-bot.ts';
export { botNamed, prepareBots } from './registry.ts';
export { leftToThePlayer, safeMove } from './safe-move.ts';
export type { Style, StyleContext } from './styles/style.ts';
export { loyalist, RUSHER, styleNamed, THINNER, TRADESMAN } from './styles/styles.ts';
