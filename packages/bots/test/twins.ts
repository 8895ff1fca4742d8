import {
  apply,
  awaited,
  type Box,
  type Command,
  copyState,
  createGame,
  determinize,
  type GameState,
  isOver,
  legalCommands,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  submit,
  toData,
  viewFor,
} from '@openrealms/engine';
import { type Bot, greedyBot, nextMove } from '../src/index.ts';
import { resample } from '../src/network/resample.ts';

/** Makes a bot for one seat. An honest one has no use for the true state of the game; a test double may peek at it. */
export type Seating = (truth: () => GameState) => Bot;

/** What came of watching twins. */
export interface Watched {
  /** Decisions between several commands at which the other table really lay differently. */
  readonly dealtAnew: number;
  /** The first time that the twins disagreed: what each of them thought of; null if they never did. */
  readonly disagreement: readonly [Thoughts, Thoughts] | null;
}

/** All that a bot says while it decides, in order; the decision comes last. */
type Thoughts = readonly Command[];

/**
 * Plays on with a pair of twins on every seat. One of them sits at the true table. The other sits at a table that is dealt anew before
 * each decision: it differs from the true one in everything the seat cannot know, and in nothing else. Twins throw the
 * same dice, so those who decide by what their seat can see agree all along.
 */
export function watchTwins(setup: Setup, seating: Seating, most: number): Watched {
  let state = middleOf(setup);
  let other = state;
  const hidden = randomFrom(`hidden cards: ${setup.seed}`);
  const pairs = state.seats.map((_, seat) => {
    const twin = (truth: () => GameState) => ({
      bot: seating(truth),
      random: randomFrom(`dice of ${seat}`),
    });
    return [twin(() => state), twin(() => other)] as const;
  });
  let decisions = 0;
  let dealtAnew = 0;
  while (!isOver(state) && decisions < most) {
    const [seat] = awaited(state);
    other = dealAnew(state, seat, setup.boxes, hidden);
    const [one, twin] = pairs[seat];
    const thoughts = thoughtsOf(one.bot, state, seat, one.random);
    const others = thoughtsOf(twin.bot, other, seat, twin.random);
    if (!sameThoughts(thoughts, others)) {
      return { dealtAnew, disagreement: [thoughts, others] };
    }
    if (legalCommands(state, seat).length > 1) {
      decisions++;
      if (!sameCards(state, other)) dealtAnew++;
    }
    const next = submit(state, { seat, at: state.version, command: thoughts.at(-1) as Command });
    if (!next.ok) throw new Error(next.refusal.why);
    state = next.state;
  }
  return { dealtAnew, disagreement: null };
}

/** Moves before the twins sit down: by then there are bases in play, cards to scrap, and cards of which everybody knows. */
const BEFORE = 60;

function middleOf(setup: Setup): GameState {
  const state = createGame(setup);
  const seated = { bot: greedyBot(setup.boxes), random: randomFrom('those before') };
  for (let i = 0; i < BEFORE; i++) {
    const { seat, code } = nextMove(state, () => seated)!;
    apply(state, seat, code);
  }
  return state;
}

/** In turns from what the seat sees alone, and in the true state itself. */
function dealAnew(state: GameState, seat: Seat, boxes: readonly Box[], random: Random): GameState {
  if (state.version % 2 === 0) return determinize(viewFor(state, seat), random, boxes);
  const other = copyState(state);
  resample(other, seat, random);
  return other;
}

/** Bots that think in steps can be stopped after any of them, so each step counts. */
function thoughtsOf(bot: Bot, state: GameState, seat: Seat, random: Random): Thoughts {
  const view = viewFor(state, seat);
  const legal = legalCommands(state, seat);
  if (bot.think === undefined) return [bot.choose(view, legal, random)];
  const thoughts: Command[] = [];
  const thinking = bot.think(view, legal, random);
  for (;;) {
    const { value, done } = thinking.next();
    thoughts.push(value);
    if (done) return thoughts;
  }
}

function sameThoughts(some: Thoughts, others: Thoughts): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function sameCards(one: GameState, other: GameState): boolean {
  const [some, others] = [one, other].map((state) => ({ ...toData(state), random: null }));
  return JSON.stringify(some) === JSON.stringify(others);
}
