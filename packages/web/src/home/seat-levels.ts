import { botNameOf, botParts, type LevelName, type StyleName } from '@openrealms/bots';
import type { SeatChoice } from './seat-choice.ts';

/** The level of all computer players; null where they differ, or there are none. */
export function levelOfAll(seats: readonly SeatChoice[]): LevelName | null {
  const levels = new Set(
    seats.flatMap((seat) => (seat.kind === 'bot' ? [botParts(seat.bot)?.level ?? null] : [])),
  );
  return levels.size === 1 ? [...levels][0] : null;
}

/** All computer players at this level, each with its own style. */
export function seatsAtLevel(
  seats: readonly SeatChoice[],
  level: LevelName,
): readonly SeatChoice[] {
  return seats.map((seat) => (seat.kind === 'bot' ? atLevel(seat, level) : seat));
}

/** A computer player of this level; the style stays. */
export function atLevel(seat: SeatChoice, level: LevelName): SeatChoice {
  return { kind: 'bot', bot: botNameOf({ level, style: styleOf(seat) }) };
}

/** The same computer player with another style; a person stays as they are. */
export function withStyle(seat: SeatChoice, style: StyleName | null): SeatChoice {
  const level = seat.kind === 'bot' ? botParts(seat.bot)?.level : undefined;
  return level === undefined ? seat : { kind: 'bot', bot: botNameOf({ level, style }) };
}

export function styleOf(seat: SeatChoice): StyleName | null {
  return seat.kind === 'bot' ? (botParts(seat.bot)?.style ?? null) : null;
}
