import { BOSSES } from '../bosses/index.ts';
import { challenge } from './challenge.ts';
import type { PlayedFormat } from './format.ts';
import { named } from './index.ts';
import { PLAYER_FORMATS } from './player-formats.ts';

const PLAYED: readonly PlayedFormat[] = [...PLAYER_FORMATS, ...BOSSES.map(challenge)];

/** The format or challenge of this id with the rules that play it; throws a `SetupError` where there is none. */
export function playedFormat(id: string): PlayedFormat {
  return named(id, PLAYED);
}
