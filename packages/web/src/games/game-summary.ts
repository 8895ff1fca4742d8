import { ENGINE_VERSION } from '@openrealms/engine';
import type { StoredGame } from '../match/stored-game.ts';

/** What can still be done with a kept game. */
export type Standing = 'unfinished' | 'finished' | 'old-rules';

export function standingOf({ engine, outcome }: StoredGame): Standing {
  if (engine !== ENGINE_VERSION) return 'old-rules';
  return outcome.winners.length > 0 ? 'finished' : 'unfinished';
}

/** Whether the one person who played against computers has won. */
export function ownVictory({ players, outcome }: StoredGame): boolean {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 && outcome.winners.includes(people[0]);
}
