import type { FormatId } from '../setup.ts';
import { basics } from './basics.ts';
import type { PlayedFormat } from './format.ts';

/** The two-player duel. */
export const standard: PlayedFormat<FormatId> = {
  ...basics,
  id: 'standard',
  seatCounts: [2],
  openingHand: (seat, first) => (seat === first ? 3 : 5),
  mayChooseDeck: () => true,
};
