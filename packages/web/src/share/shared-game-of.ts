import type { Replay, Viewer } from '@openrealms/engine';
import type { Beginning } from '../match/beginning.ts';
import type { SharedGame } from './shared-game.ts';

/** A game of this browser as it travels. */
export function sharedGameOf(
  { start, players }: Pick<Beginning, 'start' | 'players'>,
  { engine, setup, moves }: Pick<Replay, 'engine' | 'setup' | 'moves'>,
  viewer: Viewer,
): SharedGame {
  return {
    engine,
    start,
    boxVersions: 'position' in start ? [] : setup.boxes.map(({ version }) => version),
    names: players.map(({ name }) => name),
    bots: players.map((player) => (player.kind === 'bot' ? player.bot : null)),
    eyes: viewer === 'spectator' ? null : viewer,
    moves: moves.map(({ seat, command }) => ({ seat, command })),
  };
}
