import { SetupError, show } from '../errors.ts';
import { emperor } from './emperor.ts';
import type { Format } from './format.ts';
import { freeForAll } from './free-for-all.ts';
import { hunter } from './hunter.ts';
import { hunterFirstBlood } from './hunter-first-blood.ts';
import { hydra } from './hydra.ts';
import { raid } from './raid.ts';
import { standard } from './standard.ts';

/** Every format there is. */
export const FORMATS: readonly Format[] = [
  standard,
  freeForAll,
  hunter,
  hunterFirstBlood,
  hydra,
  emperor,
  raid,
];

/** The format of this id; throws a `SetupError` where there is none. */
export function formatNamed(id: string): Format {
  const found = FORMATS.find((format) => format.id === id);
  if (found === undefined) {
    const known = FORMATS.map((format) => format.id).join(', ');
    throw new SetupError(
      'unknown-format',
      `There is no format ${show(id)}. Known formats: ${known}.`,
    );
  }
  return found;
}
