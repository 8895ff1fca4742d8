import { core } from '@openrealms/content';
import { awaited, createGame, isOver, legalCommands, submit, viewFor } from '@openrealms/engine';

export function main() {
  let state = createGame({ boxes: [core], seed: 'quick start' });
  while (!isOver(state)) {
    const [seat] = awaited(state); // whom the game waits for
    const view = viewFor(state, seat); // all that this player may know
    const legal = legalCommands(state, seat); // all that this player may do
    const command = view.choice === null ? legal[0] : legal[legal.length - 1]; // your idea goes here
    const result = submit(state, { seat, at: state.version, command });
    if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.why}`);
    state = result.state;
  }
  return viewFor(state, 'spectator');
}

if (process.argv[1] === import.meta.filename) console.log(main().winners, main().turn);
