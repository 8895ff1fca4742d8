import type { Seat } from '@openrealms/engine';
import type { FaultKind } from '../protocol/bot-fault.ts';
import type { GameSet } from './schedule.ts';

/** One game of the arena. */
export interface GameResult {
  /** Counted from 0 over the whole event. */
  readonly game: number;
  readonly seed: string;
  /** The contender of every seat. */
  readonly seating: readonly number[];
  /** Everybody on the winning team; nobody after a draw or a game given up at the turn limit. */
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  readonly turns: number;
  readonly commands: number;
  /** By seat, the milliseconds of thought in each of its turns. */
  readonly turnTimes: readonly (readonly number[])[];
  readonly faults: readonly Fault[];
}

/** What a bot did wrong, and lost the game by. */
export interface Fault {
  readonly seat: Seat;
  readonly turn: number;
  readonly kind: FaultKind;
  readonly why: string;
  /** The end of what its program wrote to stderr. */
  readonly stderr: readonly string[];
}

/** A set that was played to its end. */
export interface PlayedSet extends GameSet {
  readonly games: readonly GameResult[];
}

/** What the contender that is alone has scored in a game: the win, nothing, or its share of what nobody won. */
export function loneScore({ winners, seating }: GameResult, lone: number, sides: number): number {
  if (winners.length === 0) return 1 / sides;
  return seating[winners[0]] === lone ? 1 : 0;
}

/** The mean over the games of a set. */
export function setScore({ games, lone }: PlayedSet): number {
  return games.reduce((sum, game) => sum + loneScore(game, lone, games.length), 0) / games.length;
}
