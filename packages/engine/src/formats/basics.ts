import { lastTeamStanding } from '../rules/teams.ts';
import { EVERYTHING, type PlayedFormat } from './format.ts';

/** By number of seats. */
const EVERYBODY = Array.from({ length: 7 }, (_, seats) => [...Array(seats).keys()]);

/** A table of single players, each against all others: what formats have unless they say otherwise. */
export const basics = {
  role: () => 'player',
  team: (seat) => seat,
  startingAuthority: () => 50,
  firstSeats: (seats) => EVERYBODY[seats],
  handSize: () => 5,
  mayChooseDeck: () => false,
  limits: () => EVERYTHING,
  tooFar: { player: 'not-a-target', bases: 'not-a-target' },
  sharedTurns: false,
  sharedAuthority: false,
  sharedOutposts: false,
  passesCards: false,
  openHands: false,
  damageStaysOn: null,
  boss: null,
  scenario: null,
  heirs: () => 0,
  winnersAfterDefeat: lastTeamStanding,
} as const satisfies Partial<PlayedFormat>;
