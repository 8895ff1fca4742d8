import type { Seat } from '@openrealms/engine';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** For people, who need not know whether a number is counted from 0 or from 1: "first seat" is seat 0. */
export function seatName(seat: Seat): string {
  return `${ORDINALS[seat]} seat`;
}
