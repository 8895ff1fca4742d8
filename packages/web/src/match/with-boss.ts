import type { GameState } from '@openrealms/engine';
import { bossOf, type Player } from './match.ts';

/** The players of a table by seat: on the last seat of a challenge sits the Boss, also where it was left out or somebody else was named. */
export function withBoss(
  players: readonly Player[],
  { format, seats }: GameState,
): readonly Player[] {
  const { boss } = format;
  const others = seats.length - 1;
  if (boss === null || players.length < others || players.length > seats.length) return players;
  return [...players.slice(0, others), bossOf(boss.id)];
}
