import { BOSSES } from '../bosses/index.ts';
import { SetupError, show } from '../errors.ts';
import type { ChallengeId, FormatId } from '../setup.ts';
import { challenge } from './challenge.ts';
import { emperor } from './emperor.ts';
import type { Format } from './format.ts';
import { freeForAll } from './free-for-all.ts';
import { hunter } from './hunter.ts';
import { hunterFirstBlood } from './hunter-first-blood.ts';
import { hydra } from './hydra.ts';
import { raid } from './raid.ts';
import { standard } from './standard.ts';

/** Every format in which players meet each other. */
export const FORMATS: readonly Format<FormatId>[] = [
  standard,
  freeForAll,
  hunter,
  hunterFirstBlood,
  hydra,
  emperor,
  raid,
];

/** The tables of all challenges. */
export const CHALLENGES: readonly Format<ChallengeId>[] = BOSSES.map(challenge);

/** The format or challenge of this id; throws a `SetupError` where there is none. */
export function formatNamed(id: string): Format {
  const found = [...FORMATS, ...CHALLENGES].find((format) => format.id === id);
  if (found === undefined) {
    const known = FORMATS.map((format) => format.id).join(', ');
    throw new SetupError(
      'unknown-format',
      `There is no format ${show(id)}. Known formats: ${known}.`,
    );
  }
  return found;
}
