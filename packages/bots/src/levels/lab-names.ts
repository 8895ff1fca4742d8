import type { BotName } from './level-names.ts';
import { isBotName, LEVELS } from './offered-levels.ts';

/**
 * Players to measure others by, and those whom people played against before there were levels: none of them changes any more,
 * or old measurements and games would mean nothing.
 */
const FIXED_NAMES = [
  'random',
  'greedy',
  'random-buyer',
  'tuned',
  'tuned-rusher',
  'tuned-tradesman',
  'tuned-thinner',
  'tuned-loyalist',
] as const;

export type FixedName = (typeof FIXED_NAMES)[number];

/** Every bot that can be made by its name: those that people are offered, and fixed ones to compare with. */
export type LabBotName = BotName | FixedName;

/** All of them but the styles of the levels, which stand behind a slash: captain/rusher. */
export const LAB_BOT_NAMES: readonly LabBotName[] = [...FIXED_NAMES, ...LEVELS];

/** Whether there is a bot of this name. */
export function isLabBotName(name: string): name is LabBotName {
  return isFixedName(name) || isBotName(name);
}

export function isFixedName(name: string): name is FixedName {
  return FIXED_NAMES.some((fixed) => fixed === name);
}
