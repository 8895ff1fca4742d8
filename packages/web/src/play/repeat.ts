import type { Command } from '@openrealms/engine';
import type { Stage } from '../match/stage.ts';

/** Gives the same command so many times, as long as the game accepts it: what can be spent only in steps of one. */
export async function repeat(stage: Stage, command: Command, times: number): Promise<void> {
  for (let made = 0; made < times; made++) {
    if (!(await stage.submit(command))) return;
  }
}
