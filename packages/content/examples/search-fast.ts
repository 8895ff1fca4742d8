/**
 * The inside of a search: commands as numbers, one state that is changed, copies into memory that is there. It
 * plays on sampled worlds and never on the true state, so it cannot know more than its player.
 */
import { core } from '@openrealms/content';
import {
  apply,
  awaitedBits,
  commandBuffer,
  copyInto,
  copyState,
  createGame,
  determinize,
  type GameState,
  isOver,
  listLegal,
  randomFrom,
  readable,
  roll,
  viewFor,
} from '@openrealms/engine';

const legal = commandBuffer();

/** For each first command of seat 0: in how many of these worlds it wins when all goes on at random. */
export function main(games = 50) {
  const state = createGame({ boxes: [core], seed: 'search', options: { firstSeat: 0 } });
  const random = randomFrom('rollouts');
  const view = viewFor(state, 0);
  const worlds = Array.from({ length: games }, () => determinize(view, random, [core]));
  const scratch = copyState(state);

  /** Plays `scratch` to its end. */
  const rollOut = (): GameState => {
    while (!isOver(scratch)) {
      const seat = 31 - Math.clz32(awaitedBits(scratch));
      apply(scratch, seat, legal[roll(random, listLegal(scratch, seat, legal))]);
    }
    return scratch;
  };

  const moves = legal.slice(0, listLegal(state, 0, legal));
  return Array.from(moves, (move) => {
    const wins = worlds.filter((world) => {
      copyInto(scratch, world);
      apply(scratch, 0, move);
      return rollOut().winners === 1;
    });
    return { command: readable(state, 0, move), wins: wins.length };
  });
}

if (process.argv[1] === import.meta.filename) console.log(main());
