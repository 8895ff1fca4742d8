import type { Settings } from '../settings/settings.ts';
import type { MatchUpdate } from './match.ts';

/** How long an ordinary step of somebody else stays on the table before the next, in milliseconds. */
const STEP: Readonly<Record<Settings['pace'], number>> = {
  instant: 0,
  fast: 160,
  normal: 420,
  slow: 950,
};

/** How long players who act in the same turn leave between two steps. */
export function stepAt(pace: Settings['pace']): number {
  return STEP[pace];
}

/** What a Boss does is not only looked at but read, with the reason for it. */
const TO_READ = 2.4;

/** How long to look at what somebody else has done; the steps that change the game for others stay longer. */
export function lookAt(update: MatchUpdate, pace: Settings['pace']): number {
  if (update.step !== undefined) return STEP[pace] * TO_READ;
  switch (update.command?.type) {
    case 'acquire':
    case 'attack-player':
    case 'attack-base':
    case 'damage-base':
    case 'transfer':
    case 'pass-card':
    case 'choose':
      return STEP[pace] * 1.8;
    default:
      return STEP[pace];
  }
}
