import type { GameEvent, Seat } from '@openrealms/engine';
import type { Happening } from '../../match/match.ts';

/** The last whole turn of somebody else; null before there was one. */
export function lastTurnOfAnother(
  log: readonly Happening[],
  you: Seat | null,
): { readonly seat: Seat; readonly events: readonly GameEvent[] } | null {
  const events: GameEvent[] = [];
  let seat: Seat | null = null;
  for (const happening of log.toReversed()) {
    for (const event of happening.events.toReversed()) {
      if (seat === null) {
        const ended = event.kind === 'turn-ended' || event.kind === 'game-ended';
        if (event.kind === 'turn-ended' && event.seat !== you) seat = event.seat;
        if (!ended || seat === null) continue;
      }
      events.unshift(event);
      if (event.kind === 'turn-started' && event.seat === seat) return { seat, events };
    }
  }
  return seat === null ? null : { seat, events };
}
