import type { FormatId } from '../setup.ts';
import { emperor } from './emperor.ts';
import type { PlayedFormat } from './format.ts';
import { freeForAll } from './free-for-all.ts';
import { hunter } from './hunter.ts';
import { hunterFirstBlood } from './hunter-first-blood.ts';
import { hydra } from './hydra.ts';
import { raid } from './raid.ts';
import { standard } from './standard.ts';

/** Every format in which players meet each other. */
export const PLAYER_FORMATS: readonly PlayedFormat<FormatId>[] = [
  standard,
  freeForAll,
  hunter,
  hunterFirstBlood,
  hydra,
  emperor,
  raid,
];
