import { CHALLENGES, type ChallengeId } from '@openrealms/engine';

/** What the engine knows of a challenge. */
export type ChallengeTable = (typeof CHALLENGES)[number];

export function challengeTable(challenge: ChallengeId): ChallengeTable {
  const found = CHALLENGES.find(({ id }) => id === challenge);
  if (found === undefined) throw new Error(`The engine knows no challenge "${challenge}".`);
  return found;
}
