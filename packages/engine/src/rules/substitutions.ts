/** What the option `gambitSubstitutions` puts in the place of abilities that a Boss gives nothing to work on. */
import { bossSeat } from '../bosses/numbers.ts';
import { OP_DESTROY_BASE } from '../cards/instructions.ts';
import { pushForcedDiscard } from '../state/frames.ts';
import type { GameState, Seat } from '../state/state.ts';
import { drawCards } from './draw.ts';

const NO_BASE_COMBAT = 3;

/** Whether this is a Boss that never has a hand. */
export function isHandless({ format, options, seats }: GameState, boss: Seat): boolean {
  return format.handSize(boss, seats.length, options) === 0;
}

/** Instead of a discard by a Boss without a hand: the player draws as many cards, and then discards as many. */
export function drawThenDiscard(state: GameState, seat: Seat, amount: number): void {
  drawCards(state, seat, amount);
  pushForcedDiscard(state, seat, amount);
}

/** Whether an instruction that finds nothing to choose from does something else for this player. */
export function hasSubstitute(state: GameState, seat: Seat, op: number): boolean {
  return op === OP_DESTROY_BASE && state.options.gambitSubstitutions && seat !== bossSeat(state);
}

/** Instead of destroying a base that is not there. */
export function gainInstead(state: GameState, seat: Seat): void {
  state.seats[seat].combat += NO_BASE_COMBAT;
  state.events?.push({ kind: 'gained', seat, what: 'combat', amount: NO_BASE_COMBAT });
}
