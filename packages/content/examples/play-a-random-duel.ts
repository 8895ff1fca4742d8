/** A whole game between two players who do anything that is legal. */
import { core } from '@openrealms/content';
import {
  awaited,
  createGame,
  isOver,
  legalCommands,
  randomFrom,
  roll,
  submit,
  toData,
} from '@openrealms/engine';

export function main() {
  let state = createGame({ boxes: [core], seed: 'my first duel' });
  const random = randomFrom('the dice of the players');
  while (!isOver(state)) {
    const [seat] = awaited(state);
    const legal = legalCommands(state, seat);
    const command = legal[roll(random, legal.length)];
    const result = submit(state, { seat, at: state.version, command });
    if (!result.ok) throw new Error(result.refusal.why);
    state = result.state;
  }
  const { winners, turn, version, seats } = toData(state);
  return { winners, turn, commands: version, authority: seats.map((seat) => seat.authority) };
}

if (process.argv[1] === import.meta.filename) console.log(main());
