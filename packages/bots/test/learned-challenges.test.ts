import { frontiers } from '@openrealms/content';
import {
  apply,
  awaited,
  CHALLENGES,
  type ChallengeId,
  createGame,
  determinize,
  type GameState,
  isOver,
  legalCommands,
  randomFrom,
  type Setup,
  viewFor,
} from '@openrealms/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, greedyBot, nextMove, playMatch, prepareBots } from '../src/index.ts';
import { learnedWeights } from '../src/levels/learned-levels.ts';
import { searchBot } from '../src/search/search-bot.ts';

const boxes = [frontiers];
await prepareBots(['admiral']);

const effort = { worlds: 2, turns: 1, plans: 3 };
const searching = (): Bot => searchBot('searching', learnedWeights, boxes, { effort });

function setupOf(id: ChallengeId, seed: string): Setup {
  return { boxes, seed, seats: 2, challenge: { id } };
}

/** Enough for a game, or for much of one. */
const TURNS = 60;
const SOME_TURNS = 6;

describe.each(CHALLENGES)('at the table of $id', ({ id }) => {
  it('players who judge by the network choose what is legal, to the end', () => {
    const bots = [botNamed('admiral', boxes), botNamed('admiral', boxes)];
    const { result } = playMatch(setupOf(id, `learned ${id}`), bots, TURNS);
    expect(result.winners.length).toBeGreaterThan(0);
  });

  it('players who search choose what is legal', () => {
    const bots = [searching(), searching()];
    const { result } = playMatch(setupOf(id, `searched ${id}`), bots, SOME_TURNS);
    expect(result.turns).toBeGreaterThanOrEqual(SOME_TURNS);
  });
});

/** A game after so many commands of bots. */
function middleOf(id: ChallengeId, seed: string, commands: number): GameState {
  const state = createGame(setupOf(id, seed));
  const seated = { bot: greedyBot(boxes), random: randomFrom(seed) };
  for (let i = 0; i < commands && !isOver(state); i++) {
    const { seat, code } = nextMove(state, () => seated)!;
    apply(state, seat, code);
  }
  return state;
}

describe.each([
  ['greedy', () => greedyBot(boxes)],
  ['captain', () => botNamed('captain', boxes)],
  ['admiral', () => botNamed('admiral', boxes)],
  ['searching', searching],
] as const)('against a Boss the bot %s', (_, makeBot) => {
  it.each([
    'nemesis-beast',
    'defy-the-empire',
    'the-cost-of-freedom',
    'dimensional-horror',
  ] as const)('decides by what its seat can see, and by nothing else: %s', (id) => {
    // Anew each time: who has made a plan goes on with it.
    const decision = (state: GameState, seat: number) =>
      makeBot().choose(viewFor(state, seat), legalCommands(state, seat), randomFrom('its dice'));
    let dealtAnew = 0;
    for (const commands of [4, 30, 55]) {
      const state = middleOf(id, `honest ${id}`, commands);
      const [seat] = awaited(state);
      const world = determinize(viewFor(state, seat), randomFrom(`world ${commands}`), boxes);
      if (!state.cards.every((card, i) => card === world.cards[i])) dealtAnew++;
      expect(decision(world, seat)).toEqual(decision(state, seat));
    }
    expect(dealtAnew).toBeGreaterThan(0);
  });
});
