import {
  ATTACK_BASE,
  ATTACK_PLAYER,
  apply,
  awaitedBits,
  commandBuffer,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  PLAY,
  redeal,
} from '@openrealms/engine';
import type { Dice } from './dice.ts';

const legal = commandBuffer();

/**
 * Plays a duel with the full rules at random: uniformly among the legal commands, but a turn is ended only when no
 * card can be played and no combat spent. The state is dealt anew first; `visit`, if there is one, is called before
 * each command.
 */
export function playRandomDuel(
  state: GameState,
  seed: string,
  dice: Dice,
  visit?: (state: GameState) => void,
): void {
  redeal(state, seed);
  while (!isOver(state)) {
    if (visit !== undefined) visit(state);
    const seat = 31 - Math.clz32(awaitedBits(state));
    const count = listLegal(state, seat, legal);
    const choices = state.frames === 0 && isBusy(count) ? count - 1 : count;
    apply(state, seat, legal[dice.roll(choices)]);
  }
}

/** Whether a card can be played or combat spent: plays come first in the list, attacks just before "end turn". */
function isBusy(count: number): boolean {
  if (kindOf(legal[0]) === PLAY) return true;
  const last = kindOf(legal[Math.max(0, count - 2)]);
  return last === ATTACK_PLAYER || last === ATTACK_BASE;
}
