import type { GameRecord, Viewer } from '@openrealms/engine';
import { keyOf } from './box-key.ts';
import type { MatchInfo } from './match.ts';
import type { StoredGame } from './stored-game.ts';

/** What a client may know of a game from its beginning. */
export function matchInfoOf(stored: StoredGame, { setup, state }: GameRecord): MatchInfo {
  const { id, start, players, startedAt, campaign } = stored;
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  const viewers: readonly Viewer[] = people.length > 0 ? people : ['spectator'];
  const fromPosition = 'position' in start;
  const options = fromPosition ? state.options : start.options;
  const boxes = setup.boxes.map(keyOf);
  return {
    id,
    boxes,
    options,
    fromPosition,
    players,
    viewers,
    startedAt,
    ...(campaign !== undefined && { campaign }),
  };
}
