import { SEAT } from '../state/frame-entries.ts';
import { FRAME } from '../state/layout.ts';
import { type GameState, isOver, type Seat } from '../state/state.ts';
import { defeat } from './defeat.ts';
import { run } from './interpreter.ts';
import { startTurn } from './turn.ts';

/** A player gives up. Where the game goes on without them, it waits for them no longer. */
export function concede(state: GameState, seat: Seat): void {
  state.version++;
  defeat(state, seat);
  if (isOver(state)) return;
  const wasActive = state.active === 1 << seat;
  state.active &= ~(1 << seat);
  if (wasActive) {
    state.frames = 0;
    startTurn(state, state.format.nextTurn(state, seat));
  } else {
    dropFrames(state, seat);
  }
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
