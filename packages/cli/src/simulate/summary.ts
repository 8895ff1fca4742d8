import type { LabBotName } from '@openrealms/bots';
import type { TableKind } from '../tables.ts';
import type { SimulatedGame } from './job.ts';
import { type SeatResult, type Side, seatResultsOf, sidesOf } from './sides.ts';
import { type Interval, mean, median, wilson } from './statistics.ts';

/** What was simulated. */
export interface Plan extends TableKind {
  readonly seed: string;
  readonly bots: readonly [LabBotName, LabBotName];
}

/** What a simulation found. Rates count all games; a draw or a game without an end is nobody's win. */
export interface Summary extends Omit<Plan, 'seats'> {
  readonly players: number;
  readonly games: number;
  /** By bot, in the order of `bots`. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  /** Given up at the turn limit. */
  readonly unfinished: number;
  readonly winRates: readonly [number, number];
  readonly winIntervals: readonly [Interval, Interval];
  /** The first player or, where turns are taken by teams, the team that begins. */
  readonly firstPlayerWinRate: number;
  readonly firstPlayerInterval: Interval;
  readonly seats: readonly SeatResult[];
  readonly teams: readonly Side[];
  readonly meanTurns: number;
  readonly medianTurns: number;
  readonly meanCommands: number;
  /** What the winners had left; of a team, its first seat. */
  readonly meanWinnerAuthority: number;
  readonly seconds: number;
}

export function summarise(
  games: readonly SimulatedGame[],
  { seats, ...plan }: Plan,
  seconds: number,
): Summary {
  const total = games.length;
  const won = games.filter(({ winners }) => winners.length > 0);
  const draws = games.filter(({ draw }) => draw).length;
  const first = won.filter((game) => winningBot(game) === 0).length;
  const second = won.filter((game) => winningBot(game) === 1).length;
  // In a challenge a bot plays only every second game: the rules play the other side.
  const [firstGames, secondGames] = [0, 1].map(
    (bot) => games.filter(({ botAt }) => botAt.includes(bot)).length,
  );
  const byFirstPlayer = won.filter(({ winners, firstSeat }) => winners.includes(firstSeat)).length;
  const teams = sidesOf(games, plan.format, seats);
  return {
    ...plan,
    players: seats,
    games: total,
    wins: [first, second],
    draws,
    unfinished: total - won.length - draws,
    winRates: [first / (firstGames || 1), second / (secondGames || 1)],
    winIntervals: [wilson(first, firstGames), wilson(second, secondGames)],
    firstPlayerWinRate: byFirstPlayer / total,
    firstPlayerInterval: wilson(byFirstPlayer, total),
    seats: seatResultsOf(teams),
    teams,
    meanTurns: mean(games.map(({ turns }) => turns)),
    medianTurns: median(games.map(({ turns }) => turns)),
    meanCommands: mean(games.map(({ commands }) => commands)),
    meanWinnerAuthority: mean(won.map(({ authority, winners }) => authority[winners[0]])),
    seconds,
  };
}

/** 0 or 1 as in `bots`; null for a draw, a game without an end, or one that the Boss of a challenge has won. */
export function winningBot({ winners, botAt }: SimulatedGame): number | null {
  return winners.length === 0 ? null : (botAt[winners[0]] ?? null);
}
