/** What the arena and a program say to each other, one JSON object a line; docs/protocol.md describes it. */
import type { Box, Command, FormatId, Options, Seat, View } from '@openrealms/engine';

/** Changes when programs written for it would not understand the arena any more. */
export const PROTOCOL_VERSION = 1;

/** No line of a program is longer, in bytes; cards and views are the arena's to send. */
export const LINE_LIMIT = 65_536;

/** No answer has more objects and lists within each other, so that looking into it cannot exhaust the stack. */
export const NESTING_LIMIT = 32;

/** So many lines of information may a program send from one question to the next. */
export const INFO_LIMIT = 1_000;

export type ToBot =
  | { readonly type: 'hello'; readonly protocol: number; readonly engine: string }
  | NewGame
  | Question
  | GameOver
  | { readonly type: 'quit' };

export interface NewGame {
  readonly type: 'new-game';
  /** Counted from 0 over the whole event. */
  readonly game: number;
  readonly format: FormatId;
  readonly seats: number;
  readonly yourSeat: Seat;
  /** By seat. */
  readonly teams: readonly number[];
  /** Every card with all that is printed on it; a box that is shuffled in twice stands there twice. */
  readonly boxes: readonly Box[];
  readonly options: Options;
  /** For the program's own dice. It says nothing about the cards. */
  readonly seed: number;
  /** Milliseconds for the decisions of one turn together. */
  readonly turnTime: number;
}

export interface Question {
  readonly type: 'choose';
  readonly view: View;
  /** At least one; the answer is one of them. */
  readonly legal: readonly Command[];
  /** Milliseconds left for this turn, this answer and those that follow. */
  readonly clock: number;
}

export interface GameOver {
  readonly type: 'game-over';
  /** Everybody on the winning team; nobody after a draw. */
  readonly winners: readonly Seat[];
  readonly won: boolean;
  readonly turns: number;
}

/** What a program says about itself. */
export interface Introduction {
  readonly name: string;
  readonly author?: string;
}
