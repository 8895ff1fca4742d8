import type { Seat, View } from '@openrealms/engine';

/** Players who sit side by side. */
export interface SeatRow {
  /** The team that all of them are on; null where there are no teams. */
  readonly team: number | null;
  /** From left to right as the near seat sees them. */
  readonly seats: readonly Seat[];
}

/**
 * Who sits where, seen from the near seat: the far row first. Seats are counted clockwise, so that the next one is on the
 * left. Players with teammates sit in a row with them and have the others across; everybody else has all others before
 * them, the left neighbour on the left.
 */
export function seatRows({ seats }: Pick<View, 'seats'>, near: Seat): readonly SeatRow[] {
  const { team } = seats[near];
  const clockwise = seats.map((_, i) => (near + i) % seats.length);
  const others = clockwise.slice(1);
  const isMine = (seat: Seat): boolean => seats[seat].team === team;
  if (!others.some(isMine)) return [{ team: commonTeam(seats, others), seats: others }];
  // Teammates sit together: those on the left follow in the count, those on the right come before.
  const left = others.slice(
    0,
    others.findIndex((seat) => !isMine(seat)),
  );
  const right = others.slice(left.length).filter(isMine);
  const foes = others.filter((seat) => !isMine(seat));
  return [
    { team: foes.length > 1 ? commonTeam(seats, foes) : null, seats: foes },
    { team, seats: [...left.toReversed(), near, ...right.toReversed()] },
  ];
}

function commonTeam(all: View['seats'], row: readonly Seat[]): number | null {
  const [first] = row;
  const isShared = row.length > 1 && row.every((seat) => all[seat].team === all[first].team);
  return isShared ? all[first].team : null;
}
