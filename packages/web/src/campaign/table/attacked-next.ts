import type { Seat, View } from '@openrealms/engine';

/** Whom the third party of a scenario attacks next: whoever has the turn. */
export function attackedNext({ active }: View): Seat {
  return active[0] ?? 0;
}
