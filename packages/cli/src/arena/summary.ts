import { ENGINE_VERSION, formatNamed, type Role, type Seat } from '@openrealms/engine';
import { type Interval, wilson } from '../simulate/statistics.ts';
import type { TableKind } from '../tables.ts';
import { type EloInterval, eloIntervals } from './bootstrap.ts';
import { eloRatings } from './bradley-terry.ts';
import { type Claim, claimsOf } from './claims.ts';
import type { Fault } from './game-result.ts';
import { type NetworkFacts, networkFacts } from './our-bot.ts';
import { boxesOf, type Plan } from './plan.ts';
import { type EventKind, sidesOf, teamsOf } from './schedule.ts';
import { estimate, type ScoreEstimate } from './set-scores.ts';
import type { Sprt } from './sprt.ts';
import type { Standings } from './standings.ts';
import type { Times } from './time-spread.ts';

/** What an event found. A draw, or a game without an end, is a win shared by all sides. */
export interface Summary {
  readonly engine: string;
  readonly format: TableKind['format'];
  readonly players: number;
  readonly copies: number;
  readonly bossHand?: 7 | 8;
  readonly boxes: readonly { readonly id: string; readonly version: string }[];
  readonly kind: EventKind;
  readonly seed: string;
  readonly turnTime: number;
  readonly games: number;
  readonly sets: number;
  readonly draws: number;
  /** Given up at the turn limit. */
  readonly unfinished: number;
  readonly meanTurns: number;
  readonly meanCommands: number;
  /** All contenders together. */
  readonly sides: readonly SideResult[];
  readonly bots: readonly BotResult[];
  readonly pairings: readonly PairingResult[];
  /** For a ladder and for a bot in focus: what was to be shown about each pairing. */
  readonly claims: readonly Claim[];
  readonly sprt: Sprt | null;
  readonly faults: readonly FaultReport[];
  readonly interrupted: boolean;
  readonly seconds: number;
}

interface SideResult {
  /** Counted from 0, in the order of the first turns; the seats of a team together. */
  readonly seats: readonly Seat[];
  readonly role: Role;
  readonly wins: number;
  readonly winRate: number;
  readonly interval: Interval;
}

export interface BotResult {
  readonly name: string;
  readonly command?: string;
  readonly author?: string;
  readonly network?: NetworkFacts;
  readonly anchor: boolean;
  /** Null without a game. */
  readonly elo: number | null;
  readonly interval: EloInterval | null;
  readonly games: number;
  readonly score: number;
  /** By side, as in `sides` of the summary. */
  readonly sides: readonly { readonly games: number; readonly score: number }[];
  /** Milliseconds of thought in a turn. */
  readonly timePerTurn: Times | null;
  readonly crashes: number;
  readonly timeOuts: number;
  readonly nonsense: number;
  readonly illegal: number;
  /** Whether it has done so much wrong that the rest of its games were not played. */
  readonly out: boolean;
}

/** The first of the bots has one side to itself, the second all others. The score is that of the first. */
export interface PairingResult extends ScoreEstimate {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly sets: number;
  readonly won: number;
  readonly lost: number;
  readonly meanTurns: number;
}

interface FaultReport extends Fault {
  readonly bot: string;
  readonly game: number;
  readonly seed: string;
}

/** The contender whose rating is given, and its rating. */
export interface Anchor {
  readonly contender: number;
  readonly elo: number;
}

export function summarise(
  plan: Plan,
  standing: Standings,
  anchor: Anchor,
  end: { readonly interrupted: boolean; readonly seconds: number },
): Summary {
  const { format, seats: players, copies, bossHand } = plan.table;
  const { totals, pairings, faults } = standing;
  const names = plan.contenders.map(({ name }) => name);
  const sides = sidesOf(teamsOf(plan.table));
  const results = pairings.map(
    ({ lone, others, scores, won, lost, turns }): PairingResult => ({
      bots: [names[lone], names[others]],
      games: scores.length * sides,
      sets: scores.length,
      won,
      lost,
      ...estimate(scores, sides),
      meanTurns: ratio(turns, scores.length * sides),
    }),
  );
  return {
    engine: ENGINE_VERSION,
    format,
    players,
    copies,
    ...(bossHand !== undefined && { bossHand }),
    boxes: boxesOf(plan).map(({ id, version }) => ({ id, version })),
    kind: plan.kind,
    seed: plan.seed,
    turnTime: plan.turnTime,
    games: totals.games,
    sets: totals.games / sides,
    draws: totals.draws,
    unfinished: totals.unfinished,
    meanTurns: ratio(totals.turns, totals.games),
    meanCommands: ratio(totals.commands, totals.games),
    sides: sideResults(plan, standing),
    bots: botResults(plan, standing, anchor, sides),
    pairings: results,
    claims: claimsOf(plan.kind, results, sides),
    sprt: standing.sprt(),
    faults: faults.map(({ contender, ...fault }) => ({ bot: names[contender], ...fault })),
    ...end,
  };
}

function sideResults({ table }: Plan, { totals }: Standings): SideResult[] {
  const { format, seats } = table;
  const teams = teamsOf(table);
  return [...new Set(teams)].map((team, i) => {
    const members = teams.flatMap((each, seat) => (each === team ? [seat] : []));
    return {
      seats: members,
      role: formatNamed(format).role(members[0], seats),
      wins: totals.wins[i],
      winRate: ratio(totals.wins[i], totals.games),
      interval: wilson(totals.wins[i], totals.games),
    };
  });
}

function botResults(
  plan: Plan,
  { pairings, contenders }: Standings,
  anchor: Anchor,
  sides: number,
): BotResult[] {
  const bouts = pairings.map(({ lone, others, scores }) => ({
    lone,
    others,
    games: scores.length * sides,
    score: scores.reduce((sum, score) => sum + score, 0) * sides,
  }));
  const count = contenders.length;
  const ratings = eloRatings(bouts, count, sides, anchor.contender);
  const intervals = eloIntervals(pairings, count, sides, anchor.contender, plan.seed);
  return plan.contenders.map((contender, i) => {
    const tally = contenders[i];
    const games = tally.sides.reduce((sum, side) => sum + side.games, 0);
    const elo = ratings[i];
    const interval = intervals[i];
    return {
      name: contender.name,
      ...('command' in contender && { command: contender.command }),
      ...('author' in contender && { author: contender.author }),
      ...('trained' in contender && { network: networkFacts(contender) }),
      anchor: i === anchor.contender,
      elo: elo === null ? null : elo + anchor.elo,
      interval: interval === null ? null : moved(interval, anchor.elo),
      games,
      score: ratio(
        tally.sides.reduce((sum, side) => sum + side.score, 0),
        games,
      ),
      sides: tally.sides.map((side) => ({
        games: side.games,
        score: ratio(side.score, side.games),
      })),
      timePerTurn: tally.times.times(),
      crashes: tally.faults.crash,
      timeOuts: tally.faults['time-out'],
      nonsense: tally.faults.nonsense,
      illegal: tally.faults.illegal,
      out: tally.out,
    };
  });
}

function moved([low, high]: EloInterval, by: number): EloInterval {
  return [low === null ? null : low + by, high === null ? null : high + by];
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
