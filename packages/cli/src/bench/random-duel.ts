import {
  ATTACK_BASE,
  ATTACK_PLAYER,
  apply,
  awaitedBits,
  type Box,
  CommandList,
  createGame,
  type GameState,
  isOver,
  kindOf,
  listLegal,
  PLAY,
  type Random,
  roll,
} from '@openrealms/engine';

const legal = new CommandList();

/**
 * Plays a duel with the full rules at random: uniformly among the legal commands, but a turn is ended only when no
 * card can be played and no combat spent. Calls `visit` before each command, if there is one.
 */
export function playRandomDuel(
  boxes: readonly Box[],
  seed: string,
  random: Random,
  visit?: (state: GameState) => void,
): GameState {
  const state = createGame({ boxes, seed });
  while (!isOver(state)) {
    if (visit !== undefined) visit(state);
    const seat = 31 - Math.clz32(awaitedBits(state));
    listLegal(state, seat, legal);
    const choices = state.frames === 0 && isBusy() ? legal.length - 1 : legal.length;
    apply(state, seat, legal.codes[roll(random, choices)]);
  }
  return state;
}

/** Whether a card can be played or combat spent. "End turn" is always the last of the list. */
function isBusy(): boolean {
  for (let i = 0; i < legal.length; i++) {
    const kind = kindOf(legal.codes[i]);
    if (kind === PLAY || kind === ATTACK_PLAYER || kind === ATTACK_BASE) return true;
  }
  return false;
}
