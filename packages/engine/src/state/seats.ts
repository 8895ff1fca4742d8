import type { Seat } from './state.ts';

/** Sets of seats are numbers inside the rules, one bit for each; this lists them. */
export function seatsIn(bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; bits >> seat !== 0; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}
