import type { Seat, Viewer } from '@openrealms/engine';

/** How a game ended for whoever looks at it. */
export type GameResult =
  | { readonly kind: 'victory' | 'defeat' | 'draw' }
  /** Several people at this screen, or none of the players. */
  | { readonly kind: 'won-by'; readonly seats: readonly Seat[] };

/** `teams` are by seat: all of one team win together, and winners of several teams have drawn. */
export function resultFor(
  viewers: readonly Viewer[],
  winners: readonly Seat[],
  teams: readonly number[],
): GameResult {
  if (new Set(winners.map((seat) => teams[seat])).size > 1) return { kind: 'draw' };
  const [viewer] = viewers;
  if (viewers.length !== 1 || viewer === 'spectator') return { kind: 'won-by', seats: winners };
  return { kind: winners.includes(viewer) ? 'victory' : 'defeat' };
}
