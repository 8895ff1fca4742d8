import { teamBits } from '../rules/teams.ts';
import type { FormatId } from '../setup.ts';
import type { Seat } from '../state/state.ts';
import { basics } from './basics.ts';
import { EVERYTHING, type PlayedFormat } from './format.ts';

/**
 * Two teams of three in two rows that face each other, the Emperors in the middle. Clockwise, and in the order of their
 * turns, a team is the Admiral on the Emperor's right, the Emperor, and the Admiral on the left:
 *
 *     2  1  0      team A, facing down
 *     3  4  5      team B, facing up
 */
export const emperor: PlayedFormat<FormatId> = {
  ...basics,
  id: 'emperor',
  seatCounts: [6],
  team: (seat) => (seat < 3 ? 0 : 1),
  role: (seat) => (isEmperor(seat) ? 'emperor' : 'admiral'),
  startingAuthority: (seat) => (isEmperor(seat) ? 60 : 50),
  firstSeats: () => [0, 3],
  openingHand: (seat, first, seats) =>
    emperor.team(seat, seats) === emperor.team(first, seats) ? 3 : 5,
  mayChooseDeck: isEmperor,
  limits: (state, by, opponent) => {
    if (isEmperor(by) || opponent === across(by)) return EVERYTHING;
    return isEmperor(opponent) && state.seats[across(by)].defeated ? EVERYTHING : 0;
  },
  tooFar: { player: 'only-admiral-across', bases: 'only-admiral-across' },
  passesCards: true,
  heirs: (_state, defeated) => 1 << (defeated < 3 ? 1 : 4),
  winnersAfterDefeat: (state, defeated) =>
    isEmperor(defeated) ? teamBits(state, across(defeated)) : 0,
};

function isEmperor(seat: Seat): boolean {
  return seat === 1 || seat === 4;
}

function across(seat: Seat): Seat {
  return 5 - seat;
}
