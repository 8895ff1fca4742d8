import { type Interval, mean, wilson } from '../simulate/statistics.ts';

/** A share of games with its 95 % interval. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly interval: Interval;
}

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.959964;

/** The share of the games of which it is true. */
export function shareOf<T>(games: readonly T[], isTrue: (game: T) => boolean): Share {
  const count = games.filter(isTrue).length;
  return {
    count,
    of: games.length,
    share: count / Math.max(1, games.length),
    interval: wilson(count, games.length),
  };
}

/**
 * The same where games come in groups that depend on each other: the interval comes from the variance between the groups, whose
 * shares all count alike.
 */
export function groupedShareOf<T>(
  groups: readonly (readonly T[])[],
  isTrue: (game: T) => boolean,
): Share {
  const shares = groups.map((games) => shareOf(games, isTrue).share);
  const all = shareOf(groups.flat(), isTrue);
  if (groups.every((games) => games.length === 1)) return all;
  const share = mean(shares);
  const squares = shares.reduce((sum, each) => sum + (each - share) ** 2, 0);
  // Groups that are all alike vary in nothing: then every group counts as one game.
  if (squares === 0) return { ...all, interval: wilson(share * groups.length, groups.length) };
  const half = Z * Math.sqrt(squares / (groups.length - 1) / groups.length);
  return { ...all, share, interval: [Math.max(0, share - half), Math.min(1, share + half)] };
}
