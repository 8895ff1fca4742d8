import { type FormatId, newSeed, type Options, type Side } from '@openrealms/engine';
import type { Start } from '../match/match.ts';

/** What was chosen about where a game begins. */
export interface StartChoice {
  readonly format: FormatId;
  /** How many play. */
  readonly seats: number;
  readonly boxes: readonly string[];
  /** By seat; left out where everybody has the usual one. */
  readonly personalDecks?: readonly (Side | null)[];
  readonly options: Options;
  /** Empty for one by chance. */
  readonly seed: string;
  /** Empty to deal the game. */
  readonly position: string;
}

export function startOf({ seed, position, ...setup }: StartChoice): Start {
  if (position.trim() !== '') return { position: position.trim() };
  return { seed: seed.trim() === '' ? newSeed() : seed.trim(), ...setup };
}
