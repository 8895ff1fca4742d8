import type { Command } from '@openrealms/engine';
import { ASIDE, discardPlace, legalByPlace } from '../table/places.ts';
import { LEARNER, type Step } from './lesson.ts';
import { shownBy } from './progress.ts';

/** What of the table to point at, as a selector; null where the learner is to find it out. */
export function pointedAt(step: Step | null, legal: readonly Command[]): string | null {
  switch (step?.kind) {
    case 'undo':
      return '[data-act="undo"]';
    case 'do': {
      if (step.stuck !== undefined) return null;
      const command = shownBy(step, legal);
      return command === null ? null : targetOf(command);
    }
    default:
      return null;
  }
}

function targetOf(command: Command): string | null {
  if (command.type === 'end-turn') return '[data-act="end-turn"]';
  const [place] = legalByPlace([command], LEARNER).keys();
  if (place === undefined) return null;
  // What lies nowhere, or in a pile, is chosen in the panel that asks.
  if (place === ASIDE || place === discardPlace(LEARNER)) return '[data-zone="choice"]';
  return `[data-place="${place}"]`;
}
