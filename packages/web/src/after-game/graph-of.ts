import type { AuthorityPoint } from './statistics.ts';

/** What the graph shows: a line for each player who has authority, or for each team whose authority is one. */
export function graphOf(
  points: readonly AuthorityPoint[],
  pools: readonly number[],
  names: readonly string[],
  teamName: (number: number) => string,
): { readonly points: readonly AuthorityPoint[]; readonly names: readonly string[] } {
  const [{ authority: begun }] = points;
  const firsts = pools.flatMap((pool, seat) =>
    pools.indexOf(pool) === seat && begun[seat] > 0 ? [seat] : [],
  );
  if (firsts.length === pools.length) return { points, names };
  return {
    points: points.map(({ turn, authority }) => ({
      turn,
      authority: firsts.map((seat) => authority[seat]),
    })),
    names: firsts.map((seat) => {
      const members = names.filter((_, other) => pools[other] === pools[seat]);
      if (members.length === 1) return names[seat];
      return `${teamName(pools[seat] + 1)} (${members.join(', ')})`;
    }),
  };
}
