import { livingBits, teamBits } from '../rules/teams.ts';
import type { FormatId } from '../setup.ts';
import type { Seat } from '../state/state.ts';
import { basics } from './basics.ts';
import type { PlayedFormat } from './format.ts';

const BOSS: Seat = 0;

/** By number of Raiders. */
const BOSS_AUTHORITY: Readonly<Record<number, number>> = { 2: 50, 3: 70, 4: 70, 5: 90 };
const BOSS_HAND: Readonly<Record<number, number>> = { 2: 7, 3: 7, 4: 8, 5: 8 };

/** One Boss against a party of Raiders, who play one after the other. */
export const raid: PlayedFormat<FormatId> = {
  ...basics,
  id: 'raid',
  seatCounts: [3, 4, 5, 6],
  team: (seat) => (seat === BOSS ? 0 : 1),
  role: (seat) => (seat === BOSS ? 'boss' : 'raider'),
  startingAuthority: (seat, seats) => (seat === BOSS ? BOSS_AUTHORITY[seats - 1] : 50),
  firstSeats: () => [BOSS],
  openingHand: (seat, _first, seats, options) =>
    seat === BOSS ? raid.handSize(seat, seats, options) - 2 : 5,
  handSize: (seat, seats, options) => {
    if (seat !== BOSS) return 5;
    return seats === 4 ? options.bossHandWithThreeRaiders : BOSS_HAND[seats - 1];
  },
  mayChooseDeck: (seat) => seat === BOSS,
  openHands: true,
  damageStaysOn: BOSS,
  heirs: (state, defeated) => livingBits(state) & teamBits(state, defeated),
};
