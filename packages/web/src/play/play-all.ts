import { safeMove } from '@openrealms/bots';
import type { Command } from '@openrealms/engine';
import type { Stage } from '../match/stage.ts';

/**
 * Plays what needs no thought, one command after the other, as long as the game accepts them and nothing else
 * happens: a player who takes a move back meanwhile wants to decide alone. `pause` comes after each of them.
 */
export async function playAll(
  stage: Stage,
  first: Command,
  cardOf: Parameters<typeof safeMove>[1],
  pause: () => Promise<void>,
): Promise<void> {
  const before = stage.store.getState().shown?.move ?? 0;
  let next: Command | undefined = first;
  for (let made = 1; next !== undefined && (await stage.submit(next)); made++) {
    await pause();
    const { shown } = stage.store.getState();
    if (shown?.kind !== 'moved' || shown.move !== before + made) return;
    const { legal, view } = shown.moment;
    next = view.choice === null ? safeMove(legal, cardOf) : undefined;
  }
}
