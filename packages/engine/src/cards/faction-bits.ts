import { FACTIONS, type Faction } from './ability.ts';

/** Sets of factions are small numbers inside the rules: one bit for each faction. */
export function factionBit(faction: Faction): number {
  return 1 << FACTIONS.indexOf(faction);
}

export function factionBits(factions: readonly Faction[]): number {
  return factions.reduce((bits, faction) => bits | factionBit(faction), 0);
}

export const EVERY_FACTION = factionBits(FACTIONS);
