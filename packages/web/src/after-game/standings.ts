import { isDraw, type Seat, type View } from '@openrealms/engine';

/** Players who came in at the same place. */
export interface Standing {
  /** From 1. */
  readonly place: number;
  readonly seats: readonly Seat[];
}

/**
 * How everybody came in: the winners first, then all who were left, then the defeated, the last of them first. Of two
 * teams the losers share the second place.
 */
export function standingsOf(
  view: Pick<View, 'winners' | 'seats'>,
  defeats: readonly Seat[],
): readonly Standing[] {
  const { winners, seats } = view;
  const losers = seats.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  const hasTeams = new Set(seats.map(({ team }) => team)).size < seats.length;
  const left = losers.filter((seat) => !defeats.includes(seat));
  const out = defeats.filter((seat) => losers.includes(seat)).toReversed();
  const groups =
    hasTeams || isDraw(view) ? [winners, losers] : [winners, left, ...out.map((seat) => [seat])];
  let place = 1;
  return groups
    .filter((group) => group.length > 0)
    .map((group) => {
      const standing = { place, seats: group };
      place += hasTeams ? 1 : group.length;
      return standing;
    });
}
