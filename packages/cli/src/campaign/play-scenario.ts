import { type Bot, nextMove } from '@openrealms/bots';
import {
  apply,
  createGame,
  finishedScenario,
  isOver,
  randomFrom,
  type ScenarioResult,
  type Setup,
  submit,
} from '@openrealms/engine';

/** How a game of a scenario went. */
export interface PlayedScenario {
  readonly result: ScenarioResult;
  readonly turns: number;
  /** It went on for so long that who had less authority gave up. */
  readonly givenUp: boolean;
}

/** Bots that have scrapped all their combat would never finish: after so many turns of both together one gives up. */
const MOST_TURNS = 500;

/** Plays a game of a scenario; the bots sit in the order given. The seed decides everything, the bots' chance included. */
export function playScenario(
  setup: Setup,
  bots: readonly [Bot, Bot],
  mostTurns = MOST_TURNS,
): PlayedScenario {
  let state = createGame(setup);
  const seated = bots.map((bot, seat) => ({
    bot,
    random: randomFrom(`${setup.seed}:bot:${seat}`),
  }));
  while (!isOver(state) && state.turn <= mostTurns) {
    const { seat, code } = nextMove(state, (each) => seated[each])!;
    apply(state, seat, code);
  }
  const givenUp = !isOver(state);
  if (givenUp) {
    const [first, second] = state.seats.map(({ authority }) => authority);
    const seat = first < second ? 0 : 1;
    const given = submit(state, { seat, at: state.version, command: { type: 'concede' } });
    if (!given.ok) throw new Error(`A bot cannot give up: ${given.refusal.why}`);
    state = given.state;
  }
  return { result: finishedScenario(state), turns: state.turn, givenUp };
}
