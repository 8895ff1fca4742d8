import { newSeed } from '@openrealms/engine';
import { playersAt } from '../home/seat-choice.ts';
import type { Beginning } from '../match/beginning.ts';
import { bossOf } from '../match/match.ts';
import type { ChallengeChoice } from './challenge-choice.ts';
import { hasCorrection } from './challenge-facts.ts';

/** The game that was chosen, with cards nobody knows yet. */
export function challengeBeginning(choice: ChallengeChoice, ownName: string): Beginning {
  const { challenge, level, seats, boxes, options } = choice;
  return {
    start: {
      seed: newSeed(),
      boxes,
      // What is remembered for a Boss that has a correction is of no use against others.
      options: {
        ...options,
        firstEditionCorrection: options.firstEditionCorrection && hasCorrection(challenge),
      },
      seats: seats.length,
      challenge: { id: challenge, level },
    },
    players: [...playersAt(seats, ownName), bossOf(challenge)],
    keep: true,
  };
}
