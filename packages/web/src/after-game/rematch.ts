import { newSeed, type Seat } from '@openrealms/engine';
import type { Beginning } from '../match/beginning.ts';
import type { Match } from '../match/match.ts';

/** The same players again with other cards; the seat after `firstSeat` begins. A position is set up once more. */
export async function rematchOf(
  match: Pick<Match, 'info' | 'beginning'>,
  firstSeat: Seat,
): Promise<Beginning> {
  const { boxes, options, fromPosition, players } = match.info;
  if (!fromPosition) {
    const next = { ...options, firstSeat: (firstSeat + 1) % players.length };
    return { start: { seed: newSeed(), boxes, options: next }, players, keep: true };
  }
  const start = await match.beginning();
  if (start === null) throw new Error('A game that is over must be open to read.');
  return { start, players, keep: true };
}
