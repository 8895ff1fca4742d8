import { formatNamed, LEVELS, type Level, newSeed, type Seat } from '@openrealms/engine';
import type { Beginning } from '../match/beginning.ts';
import type { Deal, Match } from '../match/match.ts';

/**
 * The same players again with other cards, a challenge also at another level; the next who can begin after `firstSeat` does. A position is
 * set up once more.
 */
export async function rematchOf(
  match: Pick<Match, 'info' | 'beginning'>,
  firstSeat: Seat,
  level?: Level,
): Promise<Beginning> {
  const { players } = match.info;
  const start = await match.beginning();
  if (start === null) throw new Error('A game that is over must be open to read.');
  if ('position' in start) return { start, players, keep: true };
  return {
    start: atLevel(dealtAnew(start, players.length, firstSeat), level),
    players,
    keep: true,
  };
}

/** The level above this one; null above the highest. */
export function nextLevel(level: Level): Level | null {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? null;
}

function dealtAnew(start: Deal, seats: number, firstSeat: Seat): Deal {
  // The scenario says who begins.
  if (start.scenario !== undefined) return { ...start, seed: newSeed() };
  const format = start.challenge?.id ?? start.format ?? 'standard';
  const mayBegin = formatNamed(format).firstSeats(seats);
  const next = mayBegin.find((seat) => seat > firstSeat) ?? mayBegin[0];
  return { ...start, seed: newSeed(), options: { ...start.options, firstSeat: next } };
}

function atLevel(start: Deal, level: Level | undefined): Deal {
  const { challenge } = start;
  return challenge === undefined || level === undefined
    ? start
    : { ...start, challenge: { ...challenge, level } };
}
