import { CHALLENGES, type ChallengeId, LEVELS, type Level } from '@openrealms/engine';
import { fieldsOf } from '../../home/fields-of.ts';
import type { MatchId } from '../../match/match.ts';
import type { StoredGame } from '../../match/stored-game.ts';

/** How a challenge ended for those who played it here. */
export interface ChallengeResult {
  /** What the cards were dealt from: whoever plays the same deal again, from the middle or from a file, plays the same game. */
  readonly seed: string;
  /** The game that has counted. */
  readonly game: MatchId;
  readonly challenge: ChallengeId;
  readonly level: Level;
  /** How many played; the Boss is not one of them. */
  readonly players: number;
  readonly won: boolean;
  readonly at: number;
}

/** The level of a challenge that names none. */
const USUAL_LEVEL: Level = 'veteran';

/** What the game counts for: nothing while it goes on, or where no person is at the table, or where there is no Boss. */
export function resultOf(game: StoredGame): ChallengeResult | null {
  const { id, start, players, outcome, changedAt } = game;
  if ('position' in start || start.challenge === undefined) return null;
  if (outcome.winners.length === 0 || players.every(({ kind }) => kind !== 'person')) return null;
  return {
    seed: start.seed,
    game: id,
    challenge: start.challenge.id,
    level: start.challenge.level ?? USUAL_LEVEL,
    players: players.filter(({ kind }) => kind !== 'boss').length,
    won: outcome.winners.some((seat) => players[seat].kind !== 'boss'),
    at: changedAt,
  };
}

/** A result as it was stored; null for what is damaged, or about a challenge that is gone. */
export function readResult(stored: unknown): ChallengeResult | null {
  const { seed, game, challenge, level, players, won, at } = fieldsOf(stored);
  const table = CHALLENGES.find(({ id }) => id === challenge);
  const known = LEVELS.find((each) => each === level);
  if (table === undefined || known === undefined || typeof won !== 'boolean') return null;
  if (typeof seed !== 'string' || typeof game !== 'string' || typeof at !== 'number') return null;
  if (typeof players !== 'number' || !table.seatCounts.includes(players)) return null;
  return { seed, game, challenge: table.id, level: known, players, won, at };
}
