import type { GameEvent, Seat } from '@openrealms/engine';
import type { Happening } from '../../match/match.ts';

export interface PlayersTurn {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** The last whole turn of somebody else; null before there was one. */
export function lastTurnOfAnother(log: readonly Happening[], you: Seat | null): PlayersTurn | null {
  const events = allEvents(log);
  const ended = events.findLast((event) => event.kind === 'turn-ended' && event.seat !== you);
  return ended?.kind === 'turn-ended' ? lastTurnOf(events, ended.seat) : null;
}

/** The last whole turn of everybody else, the latest last. */
export function lastTurnsOfOthers(
  log: readonly Happening[],
  you: Seat | null,
): readonly PlayersTurn[] {
  const events = allEvents(log);
  const latest = events
    .flatMap((event) => (event.kind === 'turn-ended' && event.seat !== you ? [event.seat] : []))
    .toReversed();
  return [...new Set(latest)].toReversed().map((seat) => lastTurnOf(events, seat));
}

/** From the end of a player's last turn back to its beginning, or as far as is known. */
function lastTurnOf(events: readonly GameEvent[], seat: Seat): PlayersTurn {
  const is = (kind: 'turn-started' | 'turn-ended') => (event: GameEvent) =>
    event.kind === kind && event.seat === seat;
  const end = events.findLastIndex(is('turn-ended'));
  const start = events.slice(0, end).findLastIndex(is('turn-started'));
  return { seat, events: events.slice(Math.max(0, start), end + 1) };
}

function allEvents(log: readonly Happening[]): readonly GameEvent[] {
  return log.flatMap((happening) => happening.events);
}
