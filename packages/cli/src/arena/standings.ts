import type { FaultKind } from '../protocol/bot-fault.ts';
import type { Fault, GameResult, PlayedSet } from './game-result.ts';
import { loneScore, setScore } from './game-result.ts';
import type { Plan } from './plan.ts';
import type { Referee } from './run-sets.ts';
import { type GameSet, type Pairing, sidesOf, teamsOf } from './schedule.ts';
import { type Hypotheses, type Sprt, sequentialTest } from './sprt.ts';
import { timeSpread } from './time-spread.ts';

/** What has been counted about a pairing; won and lost are the lone contender's. */
export interface PairingTally extends Pairing {
  readonly scores: number[];
  won: number;
  lost: number;
  turns: number;
}

/** What has been counted about a contender. A side is a seat or a team. */
export interface ContenderTally {
  readonly sides: { games: number; score: number }[];
  readonly times: ReturnType<typeof timeSpread>;
  readonly faults: Record<FaultKind, number>;
  out: boolean;
}

/** A fault, and in which game it was. */
export interface ReportedFault extends Fault {
  readonly contender: number;
  readonly game: number;
  readonly seed: string;
}

export interface Totals {
  games: number;
  turns: number;
  commands: number;
  draws: number;
  unfinished: number;
  /** By side. */
  readonly wins: number[];
}

/** Keeps the score of an event. */
export interface Standings extends Referee {
  readonly totals: Totals;
  readonly pairings: readonly PairingTally[];
  readonly contenders: readonly ContenderTally[];
  readonly faults: readonly ReportedFault[];
  sprt(): Sprt | null;
}

export interface Limits {
  /** Whoever has done so much wrong is out. */
  readonly faults: number;
  readonly sprt: Hypotheses | null;
}

export function standings(
  plan: Plan,
  pairings: readonly Pairing[],
  limits: Limits,
  onFault: (fault: ReportedFault) => void,
): Standings {
  const teams = teamsOf(plan.table);
  const count = sidesOf(teams);
  const sides = [...new Set(teams)];
  const totals = {
    games: 0,
    turns: 0,
    commands: 0,
    draws: 0,
    unfinished: 0,
    wins: sides.map(() => 0),
  };
  const tallies = pairings.map(
    (each): PairingTally => ({ ...each, scores: [], won: 0, lost: 0, turns: 0 }),
  );
  const contenders = plan.contenders.map((): ContenderTally => emptyTally(count));
  const faults: ReportedFault[] = [];
  const test = limits.sprt === null ? null : sequentialTest(limits.sprt, count);

  const countGame = (game: GameResult): void => {
    const { winners, seating } = game;
    totals.games++;
    totals.turns += game.turns;
    totals.commands += game.commands;
    if (game.draw) totals.draws++;
    else if (winners.length === 0) totals.unfinished++;
    const winner = winners.length === 0 ? null : teams[winners[0]];
    sides.forEach((team, i) => {
      const tally = contenders[seating[teams.indexOf(team)]].sides[i];
      tally.games++;
      tally.score += winner === null ? 1 / count : Number(winner === team);
      if (winner === team) totals.wins[i]++;
    });
    game.turnTimes.forEach((times, seat) => {
      for (const time of times) contenders[seating[seat]].times.add(time);
    });
    for (const fault of game.faults) {
      const contender = seating[fault.seat];
      const tally = contenders[contender];
      tally.faults[fault.kind]++;
      tally.out = Object.values(tally.faults).reduce((a, b) => a + b) >= limits.faults;
      const reported = { ...fault, contender, game: game.game, seed: game.seed };
      faults.push(reported);
      onFault(reported);
    }
  };

  return {
    totals,
    pairings: tallies,
    contenders,
    faults,
    sprt: () => test?.state() ?? null,
    skips: ({ lone, others }: GameSet) => contenders[lone].out || contenders[others].out,
    takes(set: PlayedSet) {
      const tally = tallies.find(({ lone, others }) => lone === set.lone && others === set.others)!;
      for (const game of set.games) {
        countGame(game);
        const score = loneScore(game, set.lone, count);
        if (game.winners.length > 0) {
          tally.won += score;
          tally.lost += 1 - score;
        }
        tally.turns += game.turns;
      }
      const score = setScore(set);
      tally.scores.push(score);
      return test === null || test.add(score).accepted === null;
    },
  };
}

function emptyTally(sides: number): ContenderTally {
  return {
    sides: Array.from({ length: sides }, () => ({ games: 0, score: 0 })),
    times: timeSpread(),
    faults: { crash: 0, 'time-out': 0, nonsense: 0, illegal: 0 },
    out: false,
  };
}
