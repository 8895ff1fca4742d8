import { nextPlayer } from '../bosses/numbers.ts';
import { SEAT, SLOT } from '../state/frame-entries.ts';
import { FRAME } from '../state/layout.ts';
import { seatsIn } from '../state/seats.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { markDefeated } from './defeat.ts';
import { leaveEstate } from './estate.ts';
import { run } from './interpreter.ts';
import { nextInTurn } from './neighbours.ts';
import { turnBits } from './teams.ts';
import { finishTurn, startTurn } from './turn.ts';

/** A player gives up and is defeated. Where the game goes on without them, they can only leave cards to their heirs. */
export function concede(state: GameState, seat: Seat): void {
  state.version++;
  markDefeated(state, seat);
  if (isOver(state)) return;
  const wasActive = state.active === 1 << seat;
  state.active &= ~(1 << seat);
  dropFrames(state, seat, wasActive);
  if (wasActive) passTurn(state, seat);
  leaveEstate(state, seat);
  run(state);
}

/** The turn of a player who has left is over: for the others who took it together with them, as if they had ended it. */
function passTurn(state: GameState, gone: Seat): void {
  const mate = seatsIn(turnBits(state, gone) & ~(1 << gone))[0];
  if (state.format.boss === null) startTurn(state, nextInTurn(state, gone));
  else if (mate !== undefined) finishTurn(state, mate);
  else startTurn(state, nextPlayer(state, gone));
}

/**
 * Takes off the stack what this player still had to do, what others would have left to them and, if it was their turn,
 * what was left to do in it. What players defeated before leave behind is still to be decided.
 */
function dropFrames(state: GameState, gone: Seat, wasActive: boolean): void {
  const { cards, layout, seats } = state;
  let kept = 0;
  for (let i = 0; i < state.frames; i++) {
    const frame = layout.stack + i * FRAME;
    const seat = cards[frame + SEAT];
    // A defeated player has nothing but an estate on the stack; the slot of a bequest is the heir's seat.
    const stays = seats[seat].defeated ? cards[frame + SLOT] !== gone : !wasActive;
    if (seat === gone || !stays) continue;
    cards.copyWithin(layout.stack + kept * FRAME, frame, frame + FRAME);
    kept++;
  }
  state.frames = kept;
}
