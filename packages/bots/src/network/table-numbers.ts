import { type GameState, politicalProgress, ROW_SPACES, type Seat } from '@openrealms/engine';
import type { Others } from './others.ts';
import { SIDE_NUMBERS, type Side } from './side.ts';

/** Writes the numbers about the table: who would win a race, what lies there, and what kind of game it is. */
export function writeTable(
  state: GameState,
  seat: Seat,
  unseen: number,
  mine: Side,
  others: Others,
  scalars: Float32Array,
): void {
  const { cards, format, layout, seats, teams } = state;
  const { fire, foes, mates } = others;
  let life = others.outposts;
  let weakest = 60;
  for (let other = 0; other < seats.length; other++) {
    const { authority, defeated } = seats[other];
    if (defeated || teams[other] === teams[seat]) continue;
    life += authority / foes;
    weakest = Math.min(weakest, authority);
  }
  const myClock = clock(life, mine.fire);
  const theirClock = clock(seats[seat].authority + mine.outposts, fire);
  let row = 0;
  for (let space = 0; space < ROW_SPACES; space++) {
    if (cards[layout.tradeRow + space] !== 0 && ((unseen >> space) & 1) === 0) row++;
  }
  const role = format.role(seat, seats.length);
  let at = 2 * SIDE_NUMBERS;
  scalars[at++] = myClock / 10;
  scalars[at++] = theirClock / 10;
  scalars[at++] = Math.max(Math.min((theirClock - myClock) / 5, 2), -2);
  scalars[at++] = row / ROW_SPACES;
  scalars[at++] = state.explorers > 0 ? 1 : 0;
  scalars[at++] = cards[layout.tradeDeck] / 80;
  scalars[at++] = Math.min(state.turn / seats.length, 20) / 20;
  scalars[at++] = foes / 5;
  scalars[at++] = mates / 5;
  scalars[at++] = foes > 1 ? 1 : 0;
  scalars[at++] = mates > 0 ? 1 : 0;
  scalars[at++] = foes > 1 ? weakest / 50 : 0;
  scalars[at++] = format.sharedTurns ? 1 : 0;
  scalars[at++] = format.sharedAuthority ? 1 : 0;
  scalars[at++] = format.passesCards ? 1 : 0;
  scalars[at++] = format.openHands ? 1 : 0;
  scalars[at++] = format.tooFar.player === 'only-player-on-left' ? 1 : 0;
  scalars[at++] = role === 'boss' ? 1 : 0;
  scalars[at++] = role === 'raider' ? 1 : 0;
  scalars[at++] = role === 'emperor' ? 1 : 0;
  scalars[at++] = role === 'admiral' ? 1 : 0;
  scalars[at++] = format.handSize(seat, seats.length, state.options) / 5 - 1;
  if (format.scenario === null) return;
  scalars[at++] = politicalProgress(state, seat);
  // A scenario is for two.
  scalars[at] = politicalProgress(state, 1 - seat);
}

/** Turns until so much authority is gone. */
function clock(life: number, fire: number): number {
  return Math.min(life / Math.max(fire, 1), 20);
}
