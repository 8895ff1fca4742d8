import { type ChallengeId, ENGINE_VERSION } from '@openrealms/engine';
import { recordAfter } from '../../../shots/fixtures/positions.ts';
import { bossOf, type Player } from '../../../src/match/match.ts';
import { outcomeOf, type StoredGame } from '../../../src/match/stored-game.ts';

const ME: Player = { kind: 'person', name: '' };
const BOT: Player = { kind: 'bot', name: 'Vega', bot: 'captain/rusher' };

/** A challenge that begins from a position, as the client keeps it: one person, and bots for whoever else plays. */
export function storedChallenge(id: ChallengeId, position: string): StoredGame {
  const record = recordAfter(position);
  const outcome = outcomeOf(record);
  const bots = Array<Player>(outcome.authority.length - 2).fill(BOT);
  return {
    id,
    revision: 0,
    engine: ENGINE_VERSION,
    start: { position },
    players: [ME, ...bots, bossOf(id)],
    moves: [],
    startedAt: 0,
    changedAt: 0,
    outcome,
  };
}
