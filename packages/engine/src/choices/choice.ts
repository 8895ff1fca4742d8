import type { CommandCode, CommandList } from '../commands/code.ts';
import type { GameState } from '../state/state.ts';

/** An instruction that asks the player of its frame for something. */
export interface Choice {
  /** Lists the commands that answer it; none if there is nothing to choose. "Decline" is not its concern. */
  list(state: GameState, frame: number, out: CommandList): void;
  /** Carries out an answer and says where the ability goes on. */
  answer(state: GameState, frame: number, command: CommandCode): void;
}
