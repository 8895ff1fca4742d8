import { newSeed, type Seat } from '@openrealms/engine';
import type { Beginning } from '../match/beginning.ts';
import type { MatchInfo } from '../match/match.ts';

/** The same players again with other cards; the seat after `firstSeat` begins. A position is set up once more. */
export function rematchOf(
  { start, players }: Pick<MatchInfo, 'start' | 'players'>,
  firstSeat: Seat,
): Beginning {
  if ('position' in start) return { start, players, keep: true };
  const options = { ...start.options, firstSeat: (firstSeat + 1) % players.length };
  return { start: { ...start, seed: newSeed(), options }, players, keep: true };
}
