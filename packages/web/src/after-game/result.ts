import { isDraw, type Seat, type View, type Viewer } from '@openrealms/engine';

/** How a game ended for whoever looks at it. */
export type GameResult =
  | { readonly kind: 'victory' | 'defeat' | 'draw' }
  /** Several people at this screen who are not on one team, or none of the players. */
  | { readonly kind: 'won-by'; readonly seats: readonly Seat[] };

export function resultFor(
  viewers: readonly Viewer[],
  view: Pick<View, 'winners' | 'seats'>,
): GameResult {
  if (isDraw(view)) return { kind: 'draw' };
  const { winners, seats } = view;
  const [viewer] = viewers;
  const teams = new Set(viewers.map((each) => (each === 'spectator' ? each : seats[each].team)));
  if (teams.size !== 1 || viewer === 'spectator') return { kind: 'won-by', seats: winners };
  return { kind: winners.includes(viewer) ? 'victory' : 'defeat' };
}
