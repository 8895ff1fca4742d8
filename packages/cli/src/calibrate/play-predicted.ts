import { type Bot, nextMove } from '@openrealms/bots';
import {
  apply,
  createGame,
  type GameState,
  isDraw,
  isOver,
  randomFrom,
  type Seat,
  type Setup,
  viewFor,
} from '@openrealms/engine';
import type { PredictedGame, Prediction } from './prediction.ts';

/** Bots that have scrapped all their combat would never finish. */
const TURNS_A_PLAYER = 250;

/** Plays one game and asks whoever ends a turn, before anything is drawn, what chance it gives itself. */
export function playPredicted(setup: Setup, bots: readonly Bot[]): PredictedGame {
  const state = createGame(setup);
  const seated = bots.map((bot, seat) => ({
    bot,
    random: randomFrom(`${setup.seed}:bot:${seat}`),
  }));
  const turns = bots.map(() => 0);
  const said: (Omit<Prediction, 'result'> & { readonly seat: Seat })[] = [];
  while (!isOver(state) && state.turn <= TURNS_A_PLAYER * bots.length) {
    const { seat, command, code } = nextMove(state, (each) => seated[each])!;
    if (command.type === 'end-turn') {
      turns[seat]++;
      said.push({ seat, turn: turns[seat], chance: chanceOf(bots[seat], state, seat) });
    }
    apply(state, seat, code);
  }
  const results = resultsOf(state);
  return said.map(({ seat, ...prediction }) => ({ ...prediction, result: results[seat] }));
}

function chanceOf(bot: Bot, state: GameState, seat: Seat): number {
  const chance = bot.chance!(viewFor(state, seat));
  if (chance >= 0 && chance <= 1) return chance;
  throw new Error(
    `The bot "${bot.name}" gives itself a chance of ${chance}; it must be from 0 to 1.`,
  );
}

/** By seat. */
function resultsOf(state: GameState): number[] {
  const view = viewFor(state, 'spectator');
  const winners = isDraw(view) ? [] : view.winners;
  const sides = new Set(view.seats.map(({ team }) => team)).size;
  return view.seats.map((_, seat) =>
    winners.length === 0 ? 1 / sides : Number(winners.includes(seat)),
  );
}
