import type { Interval } from '../simulate/statistics.ts';
import { contributionsOf } from './contributions.ts';
import type { Design } from './designs.ts';
import type { Estimate } from './least-squares.ts';
import { type ObservedGame, ownTurn, seatOf } from './observed-game.ts';

/** A contribution with its 95 % interval. */
export interface Contribution extends Estimate {
  readonly interval: Interval;
}

/** What games say about a card. */
export interface CardFigures extends Design {
  /** How often it came into the trade row in a game; null for a card of the pile beside it. */
  readonly offered: number | null;
  /** How many were acquired in a game, both players counted together. */
  readonly acquired: number;
  /** The share of those offered that were acquired; null where none was offered. */
  readonly taken: number | null;
  /** The mean turn in which it was acquired, as its player counts them; null where it never was. */
  readonly turn: number | null;
  /** The share of those acquired, in games that somebody won, that the winner acquired; null where there is none. */
  readonly byWinner: number | null;
  /** What acquiring one adds to the chance of winning; null where the games do not say. */
  readonly contribution: Contribution | null;
}

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.959964;

export function cardFigures(
  games: readonly ObservedGame[],
  designs: readonly Design[],
): CardFigures[] {
  const tally = () => new Float64Array(designs.length);
  const [offered, acquired, turns, won, lost] = [tally(), tally(), tally(), tally(), tally()];
  for (const game of games) {
    game.offered.forEach((count, i) => {
      offered[i] += count;
    });
    game.acquired.forEach((place, i) => {
      const turn = game.acquiredIn[i];
      acquired[place]++;
      turns[place] += ownTurn(turn);
      if (game.winner !== null) (game.winner === seatOf(game, turn) ? won : lost)[place]++;
    });
  }
  const contributions = contributionsOf(games, designs.length);
  return designs.map((design, i) => ({
    ...design,
    offered: design.copies === null ? null : offered[i] / games.length,
    acquired: acquired[i] / games.length,
    taken: share(acquired[i], offered[i]),
    turn: share(turns[i], acquired[i]),
    byWinner: share(won[i], won[i] + lost[i]),
    contribution: withInterval(contributions[i]),
  }));
}

function withInterval(estimate: Estimate | null): Contribution | null {
  if (estimate === null) return null;
  const { value, error } = estimate;
  return { value, error, interval: [value - Z * error, value + Z * error] };
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
