import type { ChallengeId, Level } from '@openrealms/engine';
import { type Interval, mean, pairedInterval, wilson } from '../simulate/statistics.ts';
import type { ChallengeGame } from './job.ts';

/** How a challenge went at one level. */
export interface LevelSummary {
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Given up at the turn limit; like a draw, not won. */
  readonly unfinished: number;
  readonly winRate: number;
  readonly interval: Interval;
  readonly meanTurns: number;
}

/** What a level is easier than the next by: the difference of their win rates, game by game on the same deals. */
export interface Step {
  readonly easier: Level;
  readonly harder: Level;
  readonly difference: number;
  readonly interval: Interval;
  /** Whether the easier level is won more often: beyond noise, as far as can be seen, or not. */
  readonly verdict: 'shown' | 'within-noise' | 'wrong';
}

/** Where the win rate at Veteran lies: in the range that is wished for, beside it but perhaps by chance, or beside it. */
export type VeteranVerdict = 'inside' | 'perhaps-inside' | 'too-easy' | 'too-hard';

/** A challenge with so many players at all levels that were played. */
export interface TableSummary {
  readonly challenge: ChallengeId;
  readonly players: number;
  readonly levels: readonly LevelSummary[];
  /** From each level to the next harder one that was played. */
  readonly steps: readonly Step[];
  /** Whether no step goes the wrong way beyond noise. */
  readonly ordered: boolean;
  /** Null where Veteran was not played. */
  readonly veteran: VeteranVerdict | null;
}

/** What an experienced player should win at Veteran. */
export const VETERAN: Interval = [0.25, 0.65];

export function summarise(
  challenge: ChallengeId,
  players: number,
  played: readonly (readonly [level: Level, games: readonly ChallengeGame[]])[],
): TableSummary {
  const levels = played.map(([level, games]) => levelSummary(level, games));
  const steps = played
    .slice(1)
    .map(([harder, games], i) => stepBetween(played[i][0], played[i][1], harder, games));
  const veteran = levels.find(({ level }) => level === 'veteran');
  return {
    challenge,
    players,
    levels,
    steps,
    ordered: steps.every(({ verdict }) => verdict !== 'wrong'),
    veteran: veteran === undefined ? null : veteranVerdict(veteran),
  };
}

function levelSummary(level: Level, games: readonly ChallengeGame[]): LevelSummary {
  const count = (result: ChallengeGame['result']): number =>
    games.filter((game) => game.result === result).length;
  const wins = count('won');
  return {
    level,
    games: games.length,
    wins,
    draws: count('drawn'),
    unfinished: count('unfinished'),
    winRate: wins / games.length,
    interval: wilson(wins, games.length),
    meanTurns: mean(games.map(({ turns }) => turns)),
  };
}

function stepBetween(
  easier: Level,
  easierGames: readonly ChallengeGame[],
  harder: Level,
  harderGames: readonly ChallengeGame[],
): Step {
  const won = ({ result }: ChallengeGame): number => Number(result === 'won');
  const differences = easierGames.map((game, i) => won(game) - won(harderGames[i]));
  const interval = pairedInterval(differences);
  const [low, high] = interval;
  const verdict = low > 0 ? 'shown' : high < 0 ? 'wrong' : 'within-noise';
  return { easier, harder, difference: mean(differences), interval, verdict };
}

function veteranVerdict({ winRate, interval }: LevelSummary): VeteranVerdict {
  const [least, most] = VETERAN;
  if (winRate >= least && winRate <= most) return 'inside';
  const [low, high] = interval;
  if (low > most) return 'too-easy';
  return high < least ? 'too-hard' : 'perhaps-inside';
}
