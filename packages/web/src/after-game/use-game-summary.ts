import { formatNamed, type Level, type Seat, type View } from '@openrealms/engine';
import { useEffect, useState } from 'react';
import type { Happening, Match } from '../match/match.ts';
import { storedGame } from '../match/matches.ts';
import { turnMarks } from '../replay/turn-marks.ts';
import { minutesPlayed } from './duration.ts';
import { type GameResult, resultFor } from './result.ts';
import { type Standing, standingsOf } from './standings.ts';
import { type GameStatistics, statisticsOf } from './statistics.ts';

/** Everything that is told after a game. */
export interface GameSummary {
  readonly format: View['format'];
  /** How hard the challenge was; null for a game between players. */
  readonly level: Level | null;
  readonly result: GameResult;
  /** The number of the scenario of a campaign; null for every other game. */
  readonly scenario: number | null;
  /** Who won by the last sticker of a sheet; null where nobody did. */
  readonly political: Seat | null;
  /** By seat, at the end. */
  readonly authority: readonly number[];
  readonly statistics: GameStatistics;
  readonly standings: readonly Standing[];
  /** By seat; those of one number have their authority in common. */
  readonly pools: readonly number[];
  readonly minutes: number | null;
  /** Where the last turn begins: from there the game can still go another way. */
  readonly lastTurn: number;
}

/** Null until the game has been read. */
export function useGameSummary(match: Match): GameSummary | null {
  const [summary, setSummary] = useState<GameSummary | null>(null);
  useEffect(() => {
    let current = true;
    void summaryOf(match).then((read) => {
      if (current) setSummary(read);
    });
    return () => {
      current = false;
    };
  }, [match]);
  return summary;
}

async function summaryOf(match: Match): Promise<GameSummary | null> {
  const replay = await match.replay();
  if (replay === null) return null;
  const { id, viewers, startedAt } = match.info;
  const beginning = await match.at('spectator', 0);
  const end = await match.at('spectator', replay.moves.length);
  // A browser that stores nothing does not know how long it took.
  const stored = await storedGame(id).catch(() => undefined);
  const happenings = await match.history('spectator');
  const statistics = statisticsOf(
    happenings,
    beginning.view.seats.map(({ authority }) => authority),
    poolsOf(end.view),
  );
  return {
    format: end.view.format,
    level: end.view.challenge?.level ?? null,
    result: resultFor(viewers, end.view),
    scenario: end.view.scenario?.number ?? null,
    political: politicalVictor(happenings),
    authority: end.view.seats.map(({ authority }) => authority),
    statistics,
    standings: standingsOf(end.view, statistics.defeats),
    pools: poolsOf(end.view),
    minutes: stored === undefined ? null : minutesPlayed(startedAt, stored.changedAt),
    lastTurn: turnMarks(happenings).at(-1)?.move ?? 0,
  };
}

function politicalVictor(happenings: readonly Happening[]): Seat | null {
  const events = happenings.flatMap((happening) => happening.events);
  return events.find((event) => event.kind === 'political-victory')?.seat ?? null;
}

function poolsOf({ format, seats }: View): readonly number[] {
  return formatNamed(format).sharedAuthority ? seats.map(({ team }) => team) : [...seats.keys()];
}
