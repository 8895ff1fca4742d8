/** A computer player: shown what its seat may see and what it may do, it answers with one of the legal commands. */
import { core } from '@openrealms/content';
import {
  awaited,
  type Command,
  createGame,
  isOver,
  legalCommands,
  type Random,
  randomFrom,
  roll,
  submit,
  type View,
  viewFor,
} from '@openrealms/engine';

/** The same shape as `Bot` of @openrealms/bots, whose `playMatch` plays such bots too. */
interface Bot {
  choose(view: View, legal: readonly Command[], random: Random): Command;
}

const ORDER = ['choose', 'play', 'use', 'attack-base', 'attack-player', 'acquire', 'end-turn'];

/** Plays its hand, uses what it has, attacks, and buys; among equals it takes the first. */
const eager: Bot = {
  choose: (_view, legal) =>
    legal.toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))[0],
};

const random: Bot = {
  choose: (_view, legal, random) => legal[roll(random, legal.length)],
};

/** Whether the first bot has won. */
function wins(bots: readonly Bot[], seed: string): boolean {
  let state = createGame({ boxes: [core], seed });
  const dice = randomFrom(`${seed} dice`);
  while (!isOver(state)) {
    const [seat] = awaited(state);
    const command = bots[seat].choose(viewFor(state, seat), legalCommands(state, seat), dice);
    const result = submit(state, { seat, at: state.version, command });
    if (!result.ok) throw new Error(`The bot chose what is not legal: ${result.refusal.why}`);
    state = result.state;
  }
  // One bit for each seat that has won.
  return state.winners === 1;
}

export function main(games = 20) {
  const seeds = Array.from({ length: games }, (_, game) => `game ${game}`);
  return { games, eagerWon: seeds.filter((seed) => wins([eager, random], seed)).length };
}

if (process.argv[1] === import.meta.filename) console.log(main());
