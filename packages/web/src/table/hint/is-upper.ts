import type { Seat } from '@openrealms/engine';
import type { Place } from '../places.ts';

/** Whether a place lies in the upper half of a phone's screen: the trade row, and whatever is before somebody else. */
export function isUpper(place: Place | null, you: Seat | null): boolean {
  const [where, seat] = place?.split(':') ?? [];
  if (where === 'row' || where === 'explorers') return true;
  return (where === 'piece' || where === 'seat') && Number(seat) !== you;
}
