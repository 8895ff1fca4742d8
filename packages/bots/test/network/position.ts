import { core } from '@openrealms/content';
import {
  apply,
  awaited,
  commandBuffer,
  createGame,
  type FormatId,
  type GameState,
  isOver,
  listLegal,
  randomFrom,
  roll,
} from '@openrealms/engine';

const codes = commandBuffer();

/** A position in the middle of a random game. */
export function middleOf(
  seed: string,
  format: FormatId = 'standard',
  seats = 2,
  moves = 150,
): GameState {
  const state = createGame({ boxes: [core], seed, format, seats });
  const random = randomFrom(`dice for ${seed}`);
  for (let i = 0; i < moves || state.frames > 0; i++) {
    if (isOver(state)) throw new Error(`The game "${seed}" is over too soon.`);
    const [seat] = awaited(state);
    apply(state, seat, codes[roll(random, listLegal(state, seat, codes))]);
  }
  return state;
}
