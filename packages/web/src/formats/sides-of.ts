import { type ChallengeId, type FormatId, formatNamed, type Seat } from '@openrealms/engine';

/** The seats of each team, or of each player where all are for themselves. */
export function sidesOf(
  format: FormatId | ChallengeId,
  seats: number,
): readonly (readonly Seat[])[] {
  const { team } = formatNamed(format);
  const sides = new Map<number, Seat[]>();
  for (let seat = 0; seat < seats; seat++) {
    const own = team(seat, seats);
    sides.set(own, [...(sides.get(own) ?? []), seat]);
  }
  return [...sides.values()];
}
