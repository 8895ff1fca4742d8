import type { Faction } from '../cards/ability.ts';

/** The factions for which Bosses have abilities; to a Boss, a card of another one is a card of none. */
export const BOSS_FACTIONS = [
  'blob',
  'trade-federation',
  'star-empire',
  'machine-cult',
] as const satisfies readonly Faction[];

export type BossFaction = (typeof BOSS_FACTIONS)[number];
