import type { CommandCode } from '../commands/code.ts';
import type { GameState } from '../state/state.ts';

/** An instruction that asks the player of its frame for something. */
export interface Choice {
  /** Writes the commands that answer it from `codes[n]` on and returns the next index; "decline" is not its concern. */
  list(state: GameState, frame: number, codes: Int32Array, n: number): number;
  /** Carries out an answer and says where the ability goes on. */
  answer(state: GameState, frame: number, command: CommandCode): void;
}
