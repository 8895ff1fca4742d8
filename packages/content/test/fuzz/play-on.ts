import {
  awaited,
  type Box,
  determinize,
  type GameState,
  isOver,
  legalCommands,
  loadGame,
  type Random,
  roll,
  saveGame,
  submit,
  viewFor,
} from '@openrealms/engine';

/**
 * Plays random legal commands and throws if the game is not a sound one: if nobody may act though it is not over,
 * if a legal command is refused, if it cannot be shown, or if it could not be saved and loaded again.
 */
export function playOn(
  start: GameState,
  boxes: readonly Box[],
  dice: Random,
  steps: number,
): GameState {
  let state = start;
  for (let i = 0; i < steps && !isOver(state); i++) {
    const seats = awaited(state);
    if (seats.length === 0) throw new Error('The game waits for nobody.');
    for (const each of seats) {
      if (legalCommands(state, each).length === 0) throw new Error(`Seat ${each} cannot act.`);
    }
    const seat = seats[roll(dice, seats.length)];
    const legal = legalCommands(state, seat);
    const command = legal[roll(dice, legal.length)];
    const result = submit(state, { seat, at: state.version, command });
    if (!result.ok) throw new Error(`${JSON.stringify(command)}: ${result.refusal.code}`);
    state = result.state;
  }
  for (const viewer of [0, 1, 'spectator'] as const) {
    determinize(viewFor(state, viewer), dice, boxes);
  }
  const loaded = loadGame(JSON.stringify(saveGame(state)), boxes);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  return state;
}
