import { type FormatId, formatNamed, type Seat } from '@openrealms/engine';
import type { Mark } from './seat-token.tsx';

/**
 * What sets a seat apart in a picture of its format. At the end of First Blood, if that is to be told, somebody is
 * defeated and the player on their right has won.
 */
export function seatMark(format: FormatId, seat: Seat, seats: number, atTheEnd: boolean): Mark {
  if (format === 'hunter-first-blood' && atTheEnd) {
    return seat === 0 ? 'winner' : seat === 1 ? 'out' : 'plain';
  }
  switch (formatNamed(format).role(seat, seats)) {
    case 'boss':
      return 'boss';
    case 'emperor':
      return 'leader';
    default:
      return 'plain';
  }
}
