import { formatNamed, newSeed, type Seat } from '@openrealms/engine';
import type { Beginning } from '../match/beginning.ts';
import type { Deal, Match } from '../match/match.ts';

/** The same players again with other cards; the next who can begin after `firstSeat` does. A position is set up once more. */
export async function rematchOf(
  match: Pick<Match, 'info' | 'beginning'>,
  firstSeat: Seat,
): Promise<Beginning> {
  const { players } = match.info;
  const start = await match.beginning();
  if (start === null) throw new Error('A game that is over must be open to read.');
  if ('position' in start) return { start, players, keep: true };
  return { start: dealtAnew(start, players.length, firstSeat), players, keep: true };
}

function dealtAnew(start: Deal, seats: number, firstSeat: Seat): Deal {
  const mayBegin = formatNamed(start.format ?? 'standard').firstSeats(seats);
  const next = mayBegin.find((seat) => seat > firstSeat) ?? mayBegin[0];
  return { ...start, seed: newSeed(), options: { ...start.options, firstSeat: next } };
}
