import type { Seat, View } from '@openrealms/engine';

/** How a player stands to the one whose side of the table is seen. */
export interface Standing {
  readonly mate: boolean;
  /** What of them the viewer may attack or target by the format; outposts may be in the way. */
  readonly reach: 'player' | 'bases' | null;
  /** Whether they may attack the viewer. */
  readonly threat: boolean;
  /** Whether the next turn is theirs. */
  readonly next: boolean;
}

export function standingOf(view: View, near: Seat, seat: Seat): Standing {
  const [mine, theirs] = [view.seats[near], view.seats[seat]];
  const reach = mine.targets.includes(seat)
    ? 'player'
    : mine.baseTargets.includes(seat)
      ? 'bases'
      : null;
  return {
    mate: seat !== near && mine.team === theirs.team,
    reach,
    threat: theirs.targets.includes(near),
    next: nextTurn(view).includes(seat),
  };
}

/** Whose turn follows: the next living player clockwise, with all who take their turn together. A Boss says itself when it comes. */
export function nextTurn({ active, challenge, seats, winners }: View): readonly Seat[] {
  const last = active.at(-1);
  if (last === undefined || winners.length > 0 || challenge !== undefined) return [];
  const together = (one: Seat, other: Seat): boolean =>
    active.length > 1 && seats[one].team === seats[other].team;
  const following = seats
    .map((_, i) => (last + 1 + i) % seats.length)
    .filter((seat) => !seats[seat].defeated && !together(last, seat) && !active.includes(seat));
  return following.filter((seat, i) => i === 0 || together(following[0], seat));
}
