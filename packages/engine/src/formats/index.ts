/** All formats, for whoever asks about them; what plays them is in played.ts, which brings the rules of all Bosses along. */
import { CHALLENGE_CARDS } from '../bosses/challenge-cards.ts';
import { SetupError, show } from '../errors.ts';
import type { ChallengeId, FormatId } from '../setup.ts';
import { challengeTable } from './challenge-table.ts';
import type { Format } from './format.ts';
import { PLAYER_FORMATS } from './player-formats.ts';
import { scenarioTable } from './scenario-table.ts';

/** Every format in which players meet each other. */
export const FORMATS: readonly Format<FormatId>[] = PLAYER_FORMATS;

/** The tables of all challenges. */
export const CHALLENGES: readonly Format<ChallengeId>[] =
  Object.values(CHALLENGE_CARDS).map(challengeTable);

/** The format or challenge of this id, or the table of a scenario; throws a `SetupError` where there is none. */
export function formatNamed(id: string): Format {
  return named<Format>(id, [...FORMATS, ...CHALLENGES, scenarioTable]);
}

/** Of these formats the one with this id; throws a `SetupError` where there is none. */
export function named<F extends Format>(id: string, formats: readonly F[]): F {
  const found = formats.find((format) => format.id === id);
  if (found === undefined) {
    const known = FORMATS.map((format) => format.id).join(', ');
    throw new SetupError(
      'unknown-format',
      `There is no format ${show(id)}. Known formats: ${known}.`,
    );
  }
  return found;
}
