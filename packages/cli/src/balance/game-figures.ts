import { FACTIONS, type Faction } from '@openrealms/engine';
import type { Design } from './designs.ts';
import { type End, type ObservedGame, seatOf } from './observed-game.ts';
import { type Share, shareOf } from './share.ts';
import { type Spread, spreadOf } from './spread.ts';

/** What games say about the game as a whole. */
export interface GameFigures {
  readonly games: number;
  /** The games that the first player won. */
  readonly firstPlayer: Share;
  /** Both players counted together. */
  readonly turns: Spread;
  /** How many games took how many turns, in ascending order. */
  readonly lengths: readonly (readonly [turns: number, games: number])[];
  readonly ends: Readonly<Record<End, number>>;
  /** How many cards of each faction were acquired in a game; a card of two factions counts for both. */
  readonly factions: readonly FactionFigures[];
}

export interface FactionFigures {
  readonly faction: Faction;
  readonly winner: number;
  readonly loser: number;
}

export function gameFigures(
  games: readonly ObservedGame[],
  designs: readonly Design[],
): GameFigures {
  const ends = { defeat: 0, political: 0, draw: 0, unfinished: 0 };
  for (const { end } of games) ends[end]++;
  const turns = games.map((game) => game.turns);
  const lengths = new Map<number, number>();
  for (const each of turns.toSorted((a, b) => a - b))
    lengths.set(each, (lengths.get(each) ?? 0) + 1);
  return {
    games: games.length,
    firstPlayer: shareOf(games, ({ winner, firstSeat }) => winner === firstSeat),
    turns: spreadOf(turns),
    lengths: [...lengths],
    ends,
    factions: factionFigures(games, designs),
  };
}

/** Of games that somebody won. */
function factionFigures(
  games: readonly ObservedGame[],
  designs: readonly Design[],
): FactionFigures[] {
  const won = games.filter(({ winner }) => winner !== null);
  const counts = new Map(FACTIONS.map((faction) => [faction, { winner: 0, loser: 0 }]));
  for (const game of won) {
    game.acquired.forEach((place, i) => {
      const who = seatOf(game, game.acquiredIn[i]) === game.winner ? 'winner' : 'loser';
      for (const faction of designs[place].factions) counts.get(faction)![who]++;
    });
  }
  return FACTIONS.filter((faction) =>
    designs.some(({ factions }) => factions.includes(faction)),
  ).map((faction) => {
    const { winner, loser } = counts.get(faction)!;
    const of = Math.max(1, won.length);
    return { faction, winner: winner / of, loser: loser / of };
  });
}
