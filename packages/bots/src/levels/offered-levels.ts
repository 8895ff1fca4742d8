import { type BotName, botParts, LEVEL_NAMES, type LevelName } from './level-names.ts';

/** Who plays a level. How the bots of a crew are made stands in `crews.ts`. */
export type Crew = 'hand-made' | 'learned';

/** The levels that there are: one is offered everywhere as soon as its crew is named here. Nothing but names, so that a page need not load a bot. */
const CREWS: Readonly<Partial<Record<LevelName, Crew>>> = {
  recruit: 'hand-made',
  pilot: 'hand-made',
  trader: 'hand-made',
  captain: 'hand-made',
  commander: 'learned',
  admiral: 'learned',
  'fleet-admiral': 'learned',
  overlord: 'learned',
};

/** The levels that people are offered, weakest first. */
export const LEVELS: readonly LevelName[] = LEVEL_NAMES.filter((level) => level in CREWS);

/** Whether there is a bot of this name that people are offered. */
export function isBotName(name: string): name is BotName {
  const parts = botParts(name);
  return parts !== null && parts.level in CREWS;
}

/** Who plays this level; undefined where nobody does yet. */
export function crewOf(level: LevelName): Crew | undefined {
  return CREWS[level];
}
