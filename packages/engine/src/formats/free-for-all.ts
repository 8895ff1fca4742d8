import type { FormatId } from '../setup.ts';
import { basics } from './basics.ts';
import type { PlayedFormat } from './format.ts';

/** Everybody against everybody, until one is left. */
export const freeForAll: PlayedFormat<FormatId> = {
  ...basics,
  id: 'free-for-all',
  seatCounts: [3, 4, 5, 6],
  // Three cards for the first player, four for the second, five for all others.
  openingHand: (seat, first, seats) => Math.min(3 + ((seat - first + seats) % seats), 5),
};
