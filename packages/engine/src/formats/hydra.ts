import type { FormatId } from '../setup.ts';
import { basics } from './basics.ts';
import type { PlayedFormat } from './format.ts';

/** Two teams, each one creature with several heads: one authority, one turn, a deck for each head. */
export const hydra: PlayedFormat<FormatId> = {
  ...basics,
  id: 'hydra',
  seatCounts: [4, 6],
  // Teammates sit side by side.
  team: (seat, seats) => (seat < seats / 2 ? 0 : 1),
  startingAuthority: (_seat, seats) => (seats === 4 ? 75 : 100),
  firstSeats: (seats) => [0, seats / 2],
  openingHand: (seat, first, seats) =>
    hydra.team(seat, seats) === hydra.team(first, seats) ? 3 : 5,
  sharedTurns: true,
  sharedAuthority: true,
  sharedOutposts: true,
};
