import type { Seat, View } from '@openrealms/engine';
import type { Place } from './places.ts';

/** The teammate whose seat this is; null for other places and other players. */
export function mateAt(place: Place, { seats }: View, you: Seat | null): Seat | null {
  const [where, number] = place.split(':');
  const seat = Number(number);
  if (where !== 'seat' || you === null || seat === you) return null;
  return seats[seat].team === seats[you].team ? seat : null;
}
