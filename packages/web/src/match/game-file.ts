/** What is kept of a game outside of the browser. Loaded when it is asked for, which no game needs to be played. */
import {
  type GameRecord,
  type Replay,
  type SavedGame,
  saveGame,
  toReplay,
} from '@openrealms/engine';
import type { Player } from './match.ts';

export function replayOf(record: GameRecord, players: readonly Player[]): Promise<Replay> {
  return toReplay(
    record,
    players.map(({ name }) => name),
  );
}

export function savedFrom({ state }: GameRecord): SavedGame {
  return saveGame(state);
}
