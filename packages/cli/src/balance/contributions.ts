import { type Estimate, leastSquares, type Observation } from './least-squares.ts';
import { type ObservedGame, ownTurn, seatOf } from './observed-game.ts';

/** When a card is acquired: the last turn, as its player counts them, of each period but the last. */
const PERIODS: readonly number[] = [3, 6];

/** Turns, as their players count them, that each have their own expectation; the last stands for all later ones too. */
const TURNS = 12;

/** A card that was acquired less often tells more about chance than about itself. */
const FEWEST_COPIES = 30;

/** So many games are needed for each column. */
const GAMES_A_COLUMN = 3;

/**
 * By card, what acquiring a copy adds to the chance of winning; null where the games say nothing.
 *
 * Every turn of every game is an observation: what its player acquired in it, and whether that player won in the end (a game that
 * nobody won is half won). Held equal is all that was there when the turn began: by how many copies of each card, how much
 * authority and how many scrapped cards the player was ahead, each of them by period, who had the first turn, and which turn it
 * is. What a card buys later, or keeps from the opponent, is therefore its own contribution. Being bought early or late is not: for
 * each period but the last there is a column for how many cards more than usual were acquired in it. The observations of a game
 * are one group.
 */
export function contributionsOf(
  games: readonly ObservedGame[],
  designs: number,
): (Estimate | null)[] {
  const copies = new Uint32Array(designs);
  for (const { acquired } of games) for (const place of acquired) copies[place]++;
  const columns = columnsFor(designs);
  if (games.length < GAMES_A_COLUMN * columns.count) return Array.from(copies, () => null);
  const usual = usualShares(games);
  const estimates = leastSquares(columns.count, {
    *[Symbol.iterator]() {
      for (const game of games) yield observationsOf(game, columns, usual);
    },
  });
  return Array.from(copies, (count, i) =>
    count < FEWEST_COPIES ? null : estimates[columns.acquired + i],
  );
}

/** Where the columns of each kind begin: all that is held equal comes first. */
interface Columns {
  readonly begun: number;
  readonly turn: number;
  readonly lead: number;
  readonly thinner: number;
  /** By period, then by card. */
  readonly ahead: number;
  readonly timing: number;
  readonly acquired: number;
  readonly designs: number;
  readonly count: number;
}

function columnsFor(designs: number): Columns {
  const periods = PERIODS.length + 1;
  const lead = 1 + TURNS;
  const thinner = lead + periods;
  const ahead = thinner + periods;
  const timing = ahead + periods * designs;
  const acquired = timing + PERIODS.length;
  return {
    ...{ begun: 0, turn: 1, lead, thinner, ahead, timing, acquired, designs },
    count: acquired + designs,
  };
}

function observationsOf(
  game: ObservedGame,
  columns: Columns,
  usual: readonly number[],
): Observation[] {
  const { acquired, acquiredIn, winner, firstSeat, lead, thinner } = game;
  /** By how many of each card the first player is ahead. */
  const ahead = new Float64Array(columns.designs);
  let next = 0;
  return Array.from(lead, (more, i) => {
    const turn = i + 1;
    const seat = seatOf(game, turn);
    const period = periodOf(turn);
    const sign = seat === firstSeat ? 1 : -1;
    const row = new Float64Array(columns.count);
    row[columns.begun] = sign;
    row[columns.turn + Math.min(TURNS, ownTurn(turn)) - 1] = 1;
    row[columns.lead + period] = more;
    row[columns.thinner + period] = thinner[i];
    const from = columns.ahead + period * columns.designs;
    for (let j = 0; j < ahead.length; j++) row[from + j] = sign * ahead[j];
    for (; acquiredIn[next] === turn; next++) {
      const place = acquired[next];
      row[columns.acquired + place]++;
      ahead[place] += sign;
      usual.forEach((share, j) => {
        row[columns.timing + j] += Number(period === j) - share;
      });
    }
    return { row, result: winner === null ? 0.5 : Number(winner === seat) };
  });
}

/** The share of all cards that is acquired in each period but the last. */
function usualShares(games: readonly ObservedGame[]): number[] {
  const counts = [...PERIODS, 0].map(() => 0);
  for (const { acquiredIn } of games) for (const turn of acquiredIn) counts[periodOf(turn)]++;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return PERIODS.map((_, i) => counts[i] / all);
}

function periodOf(turn: number): number {
  const found = PERIODS.findIndex((last) => ownTurn(turn) <= last);
  return found < 0 ? PERIODS.length : found;
}
