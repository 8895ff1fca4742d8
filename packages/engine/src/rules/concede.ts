import { SEAT } from '../state/frame-entries.ts';
import { FRAME } from '../state/layout.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { markDefeated } from './defeat.ts';
import { leaveEstate } from './estate.ts';
import { run } from './interpreter.ts';
import { nextInTurn } from './neighbours.ts';
import { startTurn } from './turn.ts';

/** A player gives up and is defeated. Where the game goes on without them, they can only leave cards to their heirs. */
export function concede(state: GameState, seat: Seat): void {
  state.version++;
  markDefeated(state, seat);
  if (isOver(state)) return;
  const wasActive = state.active === 1 << seat;
  state.active &= ~(1 << seat);
  if (wasActive) {
    state.frames = 0;
    startTurn(state, nextInTurn(state, seat));
  } else {
    dropFrames(state, seat);
  }
  leaveEstate(state, seat);
  run(state);
}

/** Takes what this player still had to do off the stack. */
function dropFrames(state: GameState, seat: Seat): void {
  const { cards, layout } = state;
  let kept = 0;
  for (let i = 0; i < state.frames; i++) {
    const frame = layout.stack + i * FRAME;
    if (cards[frame + SEAT] === seat) continue;
    cards.copyWithin(layout.stack + kept * FRAME, frame, frame + FRAME);
    kept++;
  }
  state.frames = kept;
}
