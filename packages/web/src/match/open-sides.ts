import { formatNamed, type Seat, type View } from '@openrealms/engine';

/** Whether these two have nothing to hide from each other at one screen: they take their turns together or see each other's hands. */
export function playOpenly({ format, seats }: View, one: Seat, other: Seat): boolean {
  const { sharedTurns, openHands } = formatNamed(format);
  return (sharedTurns || openHands) && seats[one].team === seats[other].team;
}
