import {
  ATTACK_BASE,
  ATTACK_PLAYER,
  apply,
  awaitedBits,
  type Box,
  commandBuffer,
  createGame,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  PLAY,
} from '@openrealms/engine';
import type { Dice } from './dice.ts';

const legal = commandBuffer();

/**
 * Plays a duel with the full rules at random: uniformly among the legal commands, but a turn is ended only when no
 * card can be played and no combat spent. Calls `visit` before each command, if there is one.
 */
export function playRandomDuel(
  boxes: readonly Box[],
  seed: string,
  dice: Dice,
  visit?: (state: GameState) => void,
): GameState {
  const state = createGame({ boxes, seed });
  while (!isOver(state)) {
    if (visit !== undefined) visit(state);
    const seat = 31 - Math.clz32(awaitedBits(state));
    const count = listLegal(state, seat, legal);
    const choices = state.frames === 0 && isBusy(count) ? count - 1 : count;
    apply(state, seat, legal[dice.roll(choices)]);
  }
  return state;
}

/** Whether a card can be played or combat spent. "End turn" is always the last of the list. */
function isBusy(count: number): boolean {
  for (let i = 0; i < count; i++) {
    const kind = kindOf(legal[i]);
    if (kind === PLAY || kind === ATTACK_PLAYER || kind === ATTACK_BASE) return true;
  }
  return false;
}
